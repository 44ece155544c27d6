import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from "react";
import { FILTER_FORM, FILTER_SHEET } from "@/components/search/filters/filter-sheet";
import { isBesideList } from "@/components/search/query/is-beside-list";
import { movedStay, nightsOf } from "@/components/search/query/moved-stay";
import { NO_SEARCH } from "@/components/search/query/no-search";
import {
  addressOf,
  draftOf,
  draftOfForm,
  type SearchDraft,
  type SearchedList,
} from "@/components/search/query/search-draft";
import {
  readHandover,
  rememberFocus,
  restoreFocus,
  storeHandover,
} from "@/components/search/query/search-handover";
import { leaveWindows } from "@/components/ui/overlay/open-windows";
import type { SearchName } from "@/lib/domain/search/search-names";

const TYPING_PAUSE_MS = 600;

function findForm(): HTMLFormElement | null {
  const form = document.getElementById(FILTER_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

/** The values of a list's search form, and a function to search for them. */
export function useSearchDraft(list: SearchedList, searched: SearchDraft) {
  const { push, replace } = useRouter();
  const [pending, startTransition] = useTransition();
  const searchedAt = addressOf(searched, list);
  const [draft, setDraft] = useState(() => readHandover(searchedAt) ?? searched);
  const [shownAt, setShownAt] = useState(searchedAt);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last stay: a day that is typed is empty for a while. */
  const stay = useRef(searched);

  if (shownAt !== searchedAt) {
    setShownAt(searchedAt);
    setSentAt(null);
    // What was chosen while the list was on its way stays; back, links and chips replace everything.
    if (searchedAt !== sentAt) setDraft(searched);
  }

  const search = (wanted: SearchDraft) => {
    clearTimeout(pause.current);
    document.getElementById(FILTER_SHEET)?.hidePopover?.();
    const address = addressOf(wanted, list);
    if (address === (sentAt ?? searchedAt)) return;
    setSentAt(address);
    storeHandover({ address, draft: wanted });
    // Where the calendar is open over the list, the page takes its entry in the history.
    const go = leaveWindows() ? replace : push;
    startTransition(() => go(address, { scroll: !isBesideList() }));
  };

  /** Takes a choice into the form; beside the list it is searched at once, typed text after a pause. */
  const change = (name: SearchName, values: readonly string[], typed = false) =>
    changeAll({ [name]: values }, typed);

  const changeAll = (changed: SearchDraft, typed = false) => {
    if (nightsOf(draft) !== null) stay.current = draft;
    const wanted = movedStay(stay.current, { ...draft, ...changed });
    setDraft(wanted);
    clearTimeout(pause.current);
    if (sentAt !== null) storeHandover({ address: sentAt, draft: wanted });
    if (!isBesideList()) return;
    if (!typed) return search(wanted);
    pause.current = setTimeout(() => {
      // A year of which one figure is there yet.
      if (findForm()?.checkValidity()) search(wanted);
    }, TYPING_PAUSE_MS);
  };

  const reset = () => {
    const empty = draftOf(NO_SEARCH, list);
    setDraft(empty);
    if (isBesideList()) search(empty);
  };

  /** Searches for the current values of the form, with these fields changed. */
  const submit = (changed: SearchDraft = {}) => {
    const wanted = { ...draft, ...changed };
    setDraft(wanted);
    search(wanted);
  };

  useFormTakeover((found) => {
    if (addressOf(found, list) === searchedAt) return;
    const wanted = movedStay(searched, found);
    setDraft(wanted);
    if (isBesideList()) search(wanted);
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  return {
    draft,
    change,
    changeAll,
    reset,
    submit,
    pending,
    searchedAt,
    isAhead: addressOf(draft, list) !== searchedAt,
  };
}

/** Reads once what was chosen before the scripts ran, and keeps the focus where the form is mounted again. */
function useFormTakeover(onFound: (draft: SearchDraft) => void): void {
  const call = useRef(onFound);
  useLayoutEffect(() => {
    restoreFocus();
    return rememberFocus;
  }, []);
  useEffect(() => {
    const form = findForm();
    if (form) call.current(draftOfForm(form));
  }, []);
}
