import { TokenPage, tokenPageMetadata } from "@/app/(plain)/token-page";
import { TakeBackForm } from "@/components/account/auth/take-back-form";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";

export const generateMetadata = () => tokenPageMetadata("takeBackEmail");

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <TokenPage page="takeBackEmail" token={token}>
      <TakeBackForm token={token} contact={pathFor("contact", await requestLocale())} />
    </TokenPage>
  );
}
