import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LocalizedText } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";
import { applyContents, issuesOf } from "@/lib/server/reading/content/files/apply-contents";
import type { ContentPackage } from "@/lib/server/reading/content/files/content-item";
import { fieldIssueOf, formOfItem, itemOfForm } from "@/lib/server/reading/content/files/form-item";
import { readStoredContents, type StoredItem } from "@/lib/server/reading/content/files/read-stored-contents";

interface PackageName {
  /** The special service, by its stable name. */
  service: string;
  key: string;
}

export interface WantedPackage extends PackageName {
  values: {
    name: LocalizedText;
    description: LocalizedText;
    /** In minor units of the service's currency. */
    price: number;
    hours: number | null;
    max_persons: number | null;
    position: number;
  };
  isNew: boolean;
}

type Refused = "not_found" | "entry_known" | "entry_in_use" | "last_package" | "content_invalid";

/**
 * Adds or changes one package of a special service, as an import of its file would (`applyContents`). Refuses a key
 * that some package has already; what was ordered keeps the name and price of its day.
 */
export function savePackage(
  { service, key, values, isNew }: WantedPackage,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refused>> {
  const { name, description, price: priceMinor, hours, max_persons: maxPersons, position } = values;
  return changeService(service, by, now, async ({ item, all, packages }) => {
    const known = all.some(({ offer }) => offer?.packages.some((one) => one.key === key));
    if (isNew && known) return refuse("entry_known", { field: "key" });
    if (!isNew && !packages.some((one) => one.key === key)) return refuse("not_found");
    const saved: ContentPackage = { key, name, description, priceMinor, hours, maxPersons, position };
    const kept = packages.filter((one) => one.key !== key);
    return accept({ ...item, packages: [...kept, saved].sort(inShopOrder) });
  });
}

/** Removes a package that nobody ordered and that is not the only one of its service. */
export function removePackage(
  { service, key }: PackageName,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refused>> {
  return changeService(service, by, now, async ({ item, packages, client }) => {
    if (!packages.some((one) => one.key === key)) return refuse("not_found");
    if (packages.length === 1) return refuse("last_package");
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from service_orders o join service_packages p on p.id = o.package_id
       where p.key = $1`,
      [key],
    );
    const bookingCount = rows[0]?.count ?? 0;
    if (bookingCount > 0) return refuse("entry_in_use", { boatCount: 0, bookingCount, placeCount: 0 });
    return accept({ ...item, packages: packages.filter((one) => one.key !== key) });
  });
}

interface OpenedService {
  item: NonNullable<StoredItem["offer"]>;
  packages: readonly ContentPackage[];
  all: readonly StoredItem[];
  client: SqlClient;
}

/** The lock is that of every writer of texts, so that no colleague's package is undone. */
async function changeService(
  service: string,
  by: Actor<"staff">,
  now: Date,
  offerOf: (opened: OpenedService) => Promise<Outcome<NonNullable<StoredItem["offer"]>, Refused>>,
): Promise<Outcome<null, Refused>> {
  return inTransaction(async (_tx, client) => {
    await takeSeedLock(client);
    const all = await readStoredContents(client);
    const stored = all.find(({ key }) => key === service);
    if (!stored?.offer) return refuse("not_found");
    const { offer } = stored;
    const wanted = await offerOf({ item: offer, packages: offer.packages, all, client });
    if (!wanted.ok) return wanted;
    const read = itemOfForm(formOfItem(stored, now), { ...stored, offer: wanted.value }, now);
    const applied = await applyContents(read, { by, now, event: "content_saved", keepsDrafts: true });
    if (applied.ok) return accept(null);
    return refuse("content_invalid", { issues: issuesOf(applied.details).map(fieldIssueOf) });
  });
}

const inShopOrder = (a: ContentPackage, b: ContentPackage) =>
  a.position - b.position || (a.key < b.key ? -1 : 1);
