import type { PoolClient } from "pg";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { addDays, addHours, atHour, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { MessageAuthor, QuestionTopic } from "@/lib/domain/shared/vocabulary";
import { insertRows, readIds } from "@/lib/server/platform/db/upsert-rows";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";

interface TripSeed {
  inDays: number;
  startHour: number;
  hours: number;
  persons: number;
}

interface QuestionSeed {
  number: string;
  customer: string;
  boat: string;
  topics: QuestionTopic[];
  trip: TripSeed | null;
  askedHoursAgo: number;
  messages: {
    author: MessageAuthor;
    afterMinutes: number;
    text: string;
    masked?: number;
    trip?: TripSeed;
  }[];
}

const MINUTE = 60_000;

/** Demo questions before booking, enough of them answered for a response time. One that exists is left alone. */
export async function seedQuestions(client: PoolClient, now: Date): Promise<void> {
  const boatId = await readIds<number>(client, "boats", "code");
  const userId = await readIds<string>(client, "users", "email");
  for (const seed of readSeed<QuestionSeed[]>("questions")) {
    const askedAt = new Date(now.getTime() - seed.askedHoursAgo * 60 * MINUTE);
    const timeOf = (afterMinutes: number) => new Date(askedAt.getTime() + afterMinutes * MINUTE);
    const answer = seed.messages.find(({ author }) => author === "owner");
    const inserted = await client.query<{ id: string }>(
      `insert into questions (number, user_id, boat_id, trip, topics, created_at, answered_at, demo)
       values ($1, $2, $3, $4, $5, $6, $7, true) on conflict do nothing returning id`,
      [
        seed.number,
        userId(seed.customer),
        boatId(seed.boat),
        seed.trip && JSON.stringify(tripOf(seed.trip, now)),
        seed.topics,
        askedAt,
        answer ? timeOf(answer.afterMinutes) : null,
      ],
    );
    const id = inserted.rows[0]?.id;
    if (!id) continue;
    await insertRows(
      client,
      "messages",
      seed.messages.map(({ author, afterMinutes, text, masked = 0, trip }) => ({
        question_id: id,
        author,
        written_by: author === "operator" ? "staff" : author,
        text,
        masked,
        trip: trip ? tripOf(trip, now) : null,
        created_at: timeOf(afterMinutes),
      })),
    );
  }
}

function tripOf({ inDays, startHour, hours, persons }: TripSeed, now: Date): ChosenTrip {
  const start = atHour(addDays(tripDayOf(now), inDays), startHour);
  return {
    rent_type: "hourly",
    swim_tour: false,
    start_date: start,
    end_date: addHours(start, hours),
    person_count: persons,
  };
}
