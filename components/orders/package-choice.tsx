"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";

interface Choice {
  packageId: number | null;
  choose: (packageId: number) => void;
}

const PackageContext = createContext<Choice>({ packageId: null, choose: () => undefined });

/** Shares the chosen package between the packages of a service and its order form, two separate parts of the page. */
export function PackageChoice({ children }: { children: ReactNode }) {
  const [packageId, choose] = useState<number | null>(null);
  const choice = useMemo(() => ({ packageId, choose }), [packageId]);
  return <PackageContext value={choice}>{children}</PackageContext>;
}

/** The package whose link was pressed last, or null. */
export function useChosenPackage(): number | null {
  return useContext(PackageContext).packageId;
}

interface PackageLinkProps {
  packageId: number;
  /** Id of the form, which takes the chosen package over. */
  formId: string;
  children: ReactNode;
}

/** Leads to the form and chooses the package there. */
export function PackageLink({ packageId, formId, children }: PackageLinkProps) {
  const { choose } = useContext(PackageContext);
  return (
    <a
      href={`#${formId}`}
      // A press before this script runs is held until it does.
      data-package={packageId}
      className={`mt-auto ${buttonClass({ variant: "outline" })}`}
      onClick={() => choose(packageId)}
    >
      {children}
    </a>
  );
}
