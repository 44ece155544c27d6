import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const TEXTS = [
  "messages/tr.json",
  ...filesOf("lib/server/runtime/seed/**/*.tr.md", "lib/server/runtime/seed/**/*.json"),
];

/** The word that was chosen, and those that mean the same (docs/glossary.md). */
const CHOSEN = {
  şifre: "parola",
  gezi: "sefer",
  kabin: "kamara",
  "gezi kapasitesi": "seyir (ve \\p{L}+ )?kapasite",
  "ödenmemiş rezervasyon": "opsiyon",
  izniniz: "yetkiniz",
  "ek ücret": "kesinti(?!siz)",
  "ek hizmet": "ekstra",
  misafir: "konuk",
  değerlendirme: "yorum",
  kutlama: "özel hizmet|organizasyon(?! sorumlusu| ekibi| ve ikram)",
  "rezervasyon no, rezervasyon numarası": "teklif (no|numara)",
  "net fiyat": "son fiyat",
  "İstanbul saati": "Türkiye saat",
  "anında onay": "anında rezervasyon",
  "iptal koşulu": "iptal politika",
  "olağan rotanın yakıtı": "(rotadaki olağan|standart rota) yakıt",
  "çevrim içi": 'online(?!")',
} as const;

test.each(Object.entries(CHOSEN))("Turkish texts say %s, never %s", (_, other) => {
  expect(TEXTS.length).toBeGreaterThan(100);
  const said = new RegExp(`(?<!\\p{L})${other}\\p{L}*`, "giu");
  const found = TEXTS.flatMap((file) => (textOf(file).match(said) ?? []).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

/** Buttons in one voice, the short imperative ("Tekne ekle"); sentences say "siz". */
const BUTTONS =
  /\.(\w*action|action|change_trip|choose_trip|add|find_boats|start|edit|go_ready|everywhere|change|book|other_hours|button|submit|open|whatsapp|phone)$/;
const POLITE = /\p{L}[ıiuü]n(?:[ıiuü]z)?$/u;

test("buttons are short imperatives, without the ending of siz", () => {
  const leaves = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${path}.${key}`, value] as [string, string]]
        : leaves(value, `${path}.${key}`),
    );
  const wrong = leaves(JSON.parse(textOf("messages/tr.json")), "tr").filter(
    ([key, text]) => BUTTONS.test(key) && POLITE.test(text),
  );
  expect(wrong).toEqual([]);
});
