import type { LocalePage } from "@/app/[locale]/page-props";
import { MissingContent } from "@/components/layout/errors/missing-content";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

export const revalidate = 60;

/**
 * The localized 404: the middleware shows it, with that status, in place of every unknown address. Because
 * of the status Next takes the title from the not-found file beside it.
 */
export default async function MissingPage({ params }: LocalePage) {
  const { locale } = await params;
  return <MissingContent locale={locale} frame={await getSiteFrame(locale)} />;
}
