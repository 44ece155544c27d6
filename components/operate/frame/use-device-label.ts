import { useTranslations } from "next-intl";
import { deviceName } from "@/lib/domain/shared/device-name";

/** Names a device by its browser and system, as far as it says. */
export function useDeviceLabel(): (userAgent: string | null) => string {
  const t = useTranslations("console.invitation");
  return (userAgent) => {
    const device = deviceName(userAgent);
    return device ? t("named", device) : t("device");
  };
}
