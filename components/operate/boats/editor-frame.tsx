import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EffectView } from "@/components/operate/action/effect-view";
import type { Editor } from "@/components/operate/boats/use-editor";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { boatFieldOf } from "@/lib/domain/boats/boat-parts";

interface EditorFrameProps {
  editor: Editor;
  /** Of the button that saves; it is "save" where nothing is named. */
  save?: string;
  children: ReactNode;
}

/** The form of a part around its fields: shows what saving will change before it does. */
export function EditorFrame({ editor, save, children }: EditorFrameProps) {
  const t = useTranslations("console_boats");
  const console = useTranslations("console");
  const { action, meanwhile, title, isTyped } = editor;
  const label = save ?? t("save");
  const nameOf = (path: string) => {
    const [, ...rest] = path.split(".");
    const field = boatFieldOf(path);
    return [field ? t(`field.${field}`) : path, ...rest].join(" · ");
  };
  return (
    <ScriptForm
      className="console-form boats-form"
      onSubmit={(event) => {
        event.preventDefault();
        editor.foresee();
      }}
    >
      {children}
      {meanwhile.length > 0 ? (
        <Notice tone="warning" announced>
          <p>{t("meanwhile")}</p>
          <ul className="boats-meanwhile">
            {meanwhile.map(({ field, from, to }) => (
              <li key={field}>
                {t("meanwhile_line", {
                  field: nameOf(field),
                  from: from || t("nothing"),
                  to: to || t("nothing"),
                })}
              </li>
            ))}
          </ul>
          <Button variant="outline" size="small" onClick={editor.keepMine}>
            {t("keep_mine")}
          </Button>
        </Notice>
      ) : (
        !action.foreseen && <Refusal text={action.refusal} />
      )}
      <div className="boats-save">
        <Button type="submit" busy={action.busy && !action.foreseen}>
          {label}
        </Button>
        {isTyped && <span className="text-muted">{t("unsaved")}</span>}
      </div>
      {action.foreseen && (
        <Dialog open onOpenChange={editor.back} title={title} closeLabel={console("close")}>
          <div className="grid gap-4">
            {action.differs && (
              <Notice tone="warning" announced>
                {console("action.differs")}
              </Notice>
            )}
            <EffectView {...action.foreseen} />
            <Refusal text={action.refusal} />
            <div className="console-actions">
              <Button busy={action.busy} onClick={editor.confirm}>
                {label}
              </Button>
              <Button variant="ghost" onClick={editor.back}>
                {console("action.back")}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </ScriptForm>
  );
}
