import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { customerOf } from "@/lib/domain/shared/actor";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { OWNER } from "@/tests/fixtures/bookings/actors";
import { makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { makeJobsDue, testWorkers, until, waitingJobs } from "@/tests/fixtures/database/test-workers";
import { startSmtpSink } from "@/tests/fixtures/mail/smtp-sink";

const database = testDatabase();
const workers = testWorkers(() => database.url());
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.spyOn(process.stderr, "write").mockReturnValue(true);

const MAIL_JOBS = ["welcome_user", "tell_reservation", "tell_message"] as const;

/** Two welcomes, request received, owner asked, one message. */
const SENT = 5;

const idsOf = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (<.*>)$/im.exec(mail)?.[1]);

/** What a busy hour sends; the expiry of the request lies a day ahead and is withdrawn. */
async function writeMails(): Promise<void> {
  const guests = await Promise.all([makeCustomer({ locale: "ar" }), makeCustomer()]);
  await inTransaction(async (tx) => {
    for (const { id } of guests)
      await addJob(tx, "welcome_user", { userId: id }, { jobKey: `welcome:${id}` });
  });
  const { reservationId, customer } = await request(await makeWorld());
  const about = { kind: "reservation" as const, id: reservationId };
  const message = { about, by: customerOf(customer.id), text: "Merhaba" };
  await writeMessage(message, new Date());
  await inTransaction((tx) =>
    tx.execute("delete from graphile_worker._private_jobs where key like 'expire:%'"),
  );
}

test("mails that the mail server refused for an hour are sent once after it recovers", async () => {
  // It holds its port all the time: what else listens there would keep the mails waiting.
  const ill = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(ill, "listening");
  const { port } = ill.address() as AddressInfo;
  workers.mailTo(`smtp://127.0.0.1:${port}`);
  await writeMails();
  workers.start(MAIL_JOBS);
  workers.start(MAIL_JOBS);
  await until(async () => (await waitingJobs()).tried === SENT);
  // Tried again and again, as long as the hour lasts. One that was running when the others became due comes later.
  await until(async () => {
    await makeJobsDue(2);
    const { rows } = await getPool().query(
      "select min(attempts)::int as least from graphile_worker._private_jobs where key is null or key not like 'due: %'",
    );
    return rows[0].least >= 2;
  });

  await new Promise((closed) => ill.close(closed));
  const sink = await startSmtpSink(port);
  await until(async () => {
    await makeJobsDue();
    return (await waitingJobs()).waiting === 0;
  });
  expect(sink.mails).toHaveLength(SENT);
  expect(new Set(idsOf(sink.mails)).size).toBe(SENT);
  expect(sink.mails.every((mail) => /^From: Palamar <no-reply@palamar\.example>/m.test(mail))).toBe(true);
  await sink.stop();
});

test("a job repeated because its worker died after sending the mail sends no second mail", async () => {
  const sink = await startSmtpSink();
  workers.mailTo(sink.url);
  const { reservationId } = await request(await makeWorld());
  await acceptReservation(reservationId, OWNER, new Date());
  const { rows: jobs } = await getPool().query<{ key: string; payload: never }>(
    `select j.key, p.payload from graphile_worker.jobs j
     join graphile_worker._private_jobs p on p.id = j.id where j.task_identifier = 'tell_reservation'`,
  );
  workers.start(["tell_reservation"]);
  const over = async () => {
    const { rows } = await getPool().query(
      "select 1 from graphile_worker.jobs where task_identifier = 'tell_reservation'",
    );
    return rows.length === 0;
  };
  await until(over);
  const sent = sink.mails.length;
  // The owner's call for an answer came too late and was not sent.
  expect(sent).toBe(jobs.length - 1);
  for (let times = 0; times < 2; times++) {
    await inTransaction(async (tx) => {
      for (const { payload } of jobs) await addJob(tx, "tell_reservation", payload);
    });
    await until(over);
  }
  expect(sink.mails).toHaveLength(sent);
  await sink.stop();
});
