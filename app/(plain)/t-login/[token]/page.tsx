import { TokenPage, tokenPageMetadata } from "@/app/(plain)/token-page";
import { TLoginForm } from "@/components/account/auth/t-login-form";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";

export const generateMetadata = () => tokenPageMetadata("tLogin");

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <TokenPage page="tLogin" token={token}>
      <TLoginForm token={token} next={pathFor("reservations", await requestLocale())} />
    </TokenPage>
  );
}
