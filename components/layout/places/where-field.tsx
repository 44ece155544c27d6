"use client";

import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { WhereKeys, WhereList } from "@/components/layout/places/where-list";
import { CONTROL_CLASS } from "@/components/ui/fields/control-class";
import { Field, type FieldLabels, type FieldLinks } from "@/components/ui/fields/field";
import { ANYWHERE, type PlaceGroup, PlaceOptions } from "@/components/ui/fields/place-options";
import { joinClasses } from "@/components/ui/join-classes";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { useBrowserValue } from "@/lib/client/use-browser-value";

const whereList = lazyPart(async () => {
  const [list, texts] = await Promise.all([
    import("@/components/layout/places/where-list"),
    import("@/components/layout/load-field-messages").then((loader) => loader.loadFieldMessages()),
  ]);
  return (props: Omit<ComponentProps<typeof WhereList>, "locale" | "messages">) => (
    <list.WhereList {...props} {...texts} />
  );
});

interface WhereFieldProps extends Omit<ComponentProps<"select">, "id" | "name" | "children">, FieldLabels {
  anyLabel: string;
  places: readonly PlaceGroup[];
  /** Opens the page of a boat that was chosen by its name or code; without it only places are offered. */
  onBoat?: (path: string) => void;
  /** The field is narrower than its list may be. */
  wideList?: boolean;
}

/**
 * City, area or port, typed or chosen. Without scripts a native select; with them it keeps the value for the form,
 * below a text field with a list. A select that has the focus while the scripts arrive stays until it has lost it.
 */
export function WhereField(props: WhereFieldProps) {
  const { anyLabel, places, onBoat, wideList = false, className, ...rest } = props;
  const { id, label, hint, error, labelHidden, ...select } = rest;
  const native = useRef<HTMLSelectElement>(null);
  const [own, setOwn] = useState(String(props.defaultValue ?? ANYWHERE));
  const [, letGo] = useState(0);
  const typable = useBrowserValue(() => {
    const { activeElement } = document;
    return !(activeElement instanceof HTMLSelectElement && activeElement.id === id);
  }, false);
  // What was chosen before the scripts came, or brought back by the browser.
  useEffect(() => setOwn(native.current?.value ?? ANYWHERE), []);
  const chosen = String(props.value ?? own);

  const choose = (value: string) => {
    if (!native.current || value === chosen) return;
    native.current.value = value;
    native.current.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <Field {...{ id, label, hint, error, labelHidden }}>
      {(links) => (
        <span className="control-frame">
          {typable && (
            <WhereInput
              {...{ links, label, anyLabel, places, chosen, onBoat, wideList, className }}
              shown={nameOf(places, chosen) ?? anyLabel}
              onPlace={choose}
              formOf={() => native.current?.form ?? null}
            />
          )}
          <select
            {...select}
            {...(typable ? { hidden: true } : links)}
            ref={native}
            name="where"
            className={joinClasses(CONTROL_CLASS, className)}
            onChange={(event) => {
              setOwn(event.target.value);
              props.onChange?.(event);
            }}
            onBlur={() => letGo((count) => count + 1)}
          >
            <PlaceOptions anyLabel={anyLabel} places={places} />
          </select>
        </span>
      )}
    </Field>
  );
}

const nameOf = (places: readonly PlaceGroup[], value: string) =>
  places.flatMap(({ city, within }) => [city, ...within]).find(([one]) => one === value)?.[1];

interface WhereInputProps
  extends Pick<WhereFieldProps, "label" | "anyLabel" | "places" | "onBoat" | "wideList" | "className"> {
  links: FieldLinks;
  chosen: string;
  /** The name of what is chosen. */
  shown: string;
  onPlace: (value: string) => void;
  formOf: () => HTMLFormElement | null;
}

/** The combobox; its list and what the keys do in it are loaded when the field is approached. */
function WhereInput({ links, shown, wideList, className, ...list }: WhereInputProps) {
  const keys = useRef<WhereKeys>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const listId = `${links.id}-list`;
  const input = useRef<HTMLInputElement>(null);
  // What is typed next takes the place of what is chosen.
  useEffect(() => {
    if (typed === null && shown && document.activeElement === input.current) input.current?.select();
  }, [typed, shown]);
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!open) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      setOpen(true);
    } else if (key === "Escape") close();
    // Until the list is there, Enter would send the form without what was typed.
    else if (!keys.current?.press(key) && key !== "Enter") return;
    event.preventDefault();
  };
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    whereList.preload();
    event.target.select();
  };
  return (
    <>
      <input
        {...links}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open ? active : undefined}
        autoComplete="off"
        spellCheck={false}
        className={joinClasses(CONTROL_CLASS, "truncate scroll-mt-24 pe-10", className)}
        value={typed ?? shown}
        placeholder={list.anyLabel}
        onPointerEnter={whereList.preload}
        onFocus={enter}
        onClick={({ currentTarget }) => {
          setOpen(true);
          // A phone's keyboard takes the lower half, where the list would be.
          if (window.matchMedia("(pointer: coarse)").matches) currentTarget.scrollIntoView();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => {
          keys.current?.leave();
          close();
        }}
      />
      {open && (
        <span
          className={joinClasses(
            "absolute start-0 top-full z-30 mt-1 block w-full overflow-hidden rounded-field border border-line bg-white shadow-card",
            wideList ? "md:w-96" : null,
          )}
        >
          <LazyPart
            part={whereList}
            props={{ ...list, id: listId, typed, keys, onActive: setActive, onDone: close }}
          />
        </span>
      )}
    </>
  );
}
