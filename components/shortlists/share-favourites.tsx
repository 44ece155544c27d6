"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ShareFormProps } from "@/components/shortlists/share-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon/icon";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";

const shareForm = lazyPart(() =>
  import("@/components/shortlists/share-form").then((module) => module.ShareForm),
);

/** Opens the form that makes a shared list of favourites. */
export function ShareFavourites(props: Pick<ShareFormProps, "boats" | "trips">) {
  const t = useTranslations("shortlist.share");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="share-2" />
        {t("open")}
      </Button>
      {open && <LazyDialog part={shareForm} props={{ ...props, onClose: () => setOpen(false) }} />}
    </>
  );
}
