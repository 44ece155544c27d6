interface Created<Status> {
  id: string;
  number: string;
  status: Status;
  expiresAt: Date;
}

/** What a new reservation or order is answered with: its number, and until when it is held. */
export const createdResponse = <Status>({ id, number, status, expiresAt }: Created<Status>) => ({
  id,
  number,
  status,
  expires_at: expiresAt.toISOString(),
});
