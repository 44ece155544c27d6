import { afterEach, expect, jest, test } from "@jest/globals";
import { changeEnvironment } from "@/lib/config/test-run";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getDb } from "@/lib/server/db/pool";
import { addJob } from "@/lib/server/jobs/add-job";
import { type JobWorker, startWorker } from "@/lib/server/jobs/start-worker";
import { welcomeUser } from "@/lib/server/mail/send-account-mails";
import { makeCustomer } from "@/tests/support/booking-world";
import { freePort } from "@/tests/support/free-port";
import { startSmtpSink } from "@/tests/support/smtp-sink";
import { testDatabase } from "@/tests/support/test-database";

const database = testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.spyOn(process.stderr, "write").mockReturnValue(true);

let worker: JobWorker | undefined;
let restore = () => {};
afterEach(async () => {
  await worker?.stop();
  restore();
});

const until = async (happened: () => boolean | Promise<boolean>) => {
  for (let waited = 0; waited < 100 && !(await happened()); waited++)
    await new Promise((go) => setTimeout(go, 100));
};
const waitingJobs = async () => {
  const { rows } = await getDb().execute<{ attempts: number }>(
    "select attempts from graphile_worker._private_jobs",
  );
  return rows;
};

test("mails that a mail server was too ill to take are sent once it is well, each once", async () => {
  const port = await freePort();
  restore = changeEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const customers = await Promise.all([makeCustomer({ locale: "ar" }), makeCustomer(), makeCustomer()]);
  await inTransaction(async (tx) => {
    for (const { id } of customers)
      await addJob(tx, "welcome_user", { userId: id }, { jobKey: `welcome:${id}` });
  });
  worker = startWorker(database.url(), { welcome_user: (payload) => welcomeUser(payload) });
  await until(async () => (await waitingJobs()).every(({ attempts }) => attempts > 0));
  expect(await waitingJobs()).toHaveLength(3);

  const sink = await startSmtpSink(port);
  await getDb().execute("update graphile_worker._private_jobs set run_at = now()");
  await until(async () => (await waitingJobs()).length === 0);
  await sink.stop();
  expect(sink.mails).toHaveLength(3);
  const ids = sink.mails.map((mail) => /^Message-ID: (<.*>)$/im.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(3);
  expect(sink.mails.every((mail) => /^From: Palamar <no-reply@palamar\.example>/m.test(mail))).toBe(true);
}, 30_000);
