import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { backUp, restore } from "@/scripts/ops/operate-backups";
import { exportContent, importContent } from "@/scripts/ops/operate-content";
import { jobsStatus, retryFailedJobs, unlockDeadJobs } from "@/scripts/ops/operate-jobs";
import { listMails, showMail } from "@/scripts/ops/operate-mails";
import { rebuild, verify } from "@/scripts/ops/operate-search";
import { seed } from "@/scripts/ops/operate-seed";
import {
  changeExchangeRate,
  changeRoad,
  changeSetting,
  listSettings,
  showExchangeRates,
  showRoads,
  unsetSetting,
} from "@/scripts/ops/operate-settings";
import type { Operation } from "@/scripts/ops/operation";
import { exportWholeCatalogue, importSomeCatalogue } from "@/scripts/ops/reference/operate-catalogue";
import {
  exportNewestContracts,
  listContracts,
  publishNewContracts,
} from "@/scripts/ops/reference/operate-contracts";
import { say } from "@/scripts/server/say";
import { sayOpenPoints } from "@/scripts/server/say-open-points";

/** What keeps the site itself: contents, settings, mails, jobs, data. */
export const SITE_OPERATIONS: readonly Operation[] = [
  {
    name: "content export",
    usage: "<folder>",
    summary: "write pages, posts, questions and services as Markdown files",
    run: exportContent,
  },
  {
    name: "content import",
    usage: "<folder>",
    summary: "bring the site to what such files say, all or nothing",
    dryRun: "own",
    audits: "content_imported",
    run: importContent,
  },
  {
    name: "catalogue export",
    usage: "<file.json>",
    summary: "write places, types, facilities, usage rules and services",
    run: exportWholeCatalogue,
  },
  {
    name: "catalogue import",
    usage: "<file.json>",
    summary: "bring them to what such a file says, all or nothing; prints every difference",
    dryRun: "rolled back",
    audits: "catalogue_imported",
    run: importSomeCatalogue,
  },
  {
    name: "contracts list",
    summary: "every version: since when, whose text, how often accepted",
    run: listContracts,
  },
  {
    name: "contracts export",
    usage: "<folder>",
    summary: "write the newest version of every contract as Markdown files",
    run: exportNewestContracts,
  },
  {
    name: "contracts publish",
    usage: "<folder>",
    summary: "put new versions in force from now on; accepted texts stay as they are",
    dryRun: "rolled back",
    audits: "contract_published",
    run: publishNewContracts,
  },
  {
    name: "settings missing",
    summary: "what a real shop still lacks",
    run: async () => {
      if (!(await sayOpenPoints())) say("Nothing is missing.");
      return 0;
    },
  },
  {
    name: "settings list",
    summary: "brand, contact data, links and switches of the shop",
    run: listSettings,
  },
  {
    name: "settings set",
    usage: "<setting> <value>",
    summary: "change one of them; the value is a text or JSON",
    dryRun: "rolled back",
    audits: "setting_changed",
    run: changeSetting,
  },
  {
    name: "settings unset",
    usage: "<setting>",
    summary: "take one away; what stands in for it holds again",
    dryRun: "rolled back",
    audits: "setting_changed",
    run: unsetSetting,
  },
  { name: "exchange-rates list", summary: "lira per unit of each currency", run: showExchangeRates },
  {
    name: "exchange-rates set",
    usage: "<EUR|USD> <lira> [--yes]",
    summary: "change one; it serves sorting and price filters, never charging",
    dryRun: "rolled back",
    audits: "exchange_rate_changed",
    run: changeExchangeRate,
  },
  { name: "roads list", summary: "kilometres by road between cities", run: showRoads },
  {
    name: "roads set",
    usage: "<city> <city> <km|none>",
    summary: "change one; lists of nearby places go by it, in both directions",
    dryRun: "rolled back",
    audits: "road_changed",
    run: changeRoad,
  },
  { name: "mails show", usage: "<file>", summary: "print one mail of the outbox", run: showMail },
  { name: "mails", summary: "list the mails and messages in var/outbox, newest first", run: listMails },
  {
    name: "jobs status",
    summary: "workers and background jobs: alive, due, running, failed and why",
    run: jobsStatus,
  },
  {
    name: "jobs retry",
    usage: "[job]",
    summary: "try failed jobs again at once, all or the named one",
    dryRun: "rolled back",
    audits: "jobs_retried",
    run: retryFailedJobs,
  },
  {
    name: "search rebuild",
    summary: "rebuild what searches read: prices by day, taken hours, counts",
    run: rebuild,
  },
  {
    name: "search verify",
    summary: "compare what searches read with the quotes, and list every difference",
    run: verify,
  },
  {
    name: "jobs unlock",
    summary: "free the jobs of workers that are gone at once",
    audits: "jobs_unlocked",
    run: unlockDeadJobs,
  },
  {
    name: "backup",
    usage: "<file.gz>",
    summary: "write all data as of this moment into a new file, while the site runs",
    run: backUp,
  },
  {
    name: "restore",
    usage: "<file.gz>",
    summary: "fill the database from a backup; what was there stays beside it",
    run: restore,
  },
  {
    name: "seed",
    usage: "[--reset]",
    summary: "fill in the demo data, or remove it; refused beside real reservations and on a real site",
    run: seed,
  },
  {
    name: "migrate",
    summary: "bring the database up to this version's schema",
    run: async ({ projectRoot, databaseUrl }) => {
      await migrateDatabase(projectRoot, databaseUrl);
      say("The schema is up to date.");
      return 0;
    },
  },
];
