import fc from "fast-check";
import { MASK, maskContacts } from "@/lib/domain/messages/mask-contacts";
import { longTexts } from "@/tests/fixtures/http/long-texts";
import { cpuMsOf } from "@/tests/fixtures/processes/cpu-time";

describe("a number or address that leads past the site is hidden", () => {
  test.each([
    ["telephone", "Beni 0532 123 45 67 numarasından arayın"],
    ["telephone without spaces", "05321234567"],
    ["telephone with its country", "+90 (532) 123-45-67"],
    ["telephone with 00", "00447700900123"],
    ["telephone with dots", "0532.123.45.67"],
    ["telephone digit by digit", "0 5 3 2 1 2 3 4 5 6 7"],
    ["telephone with stars", "0*5*3*2*1*2*3*4*5*6*7"],
    ["telephone over lines", "0532\n123\n45\n67"],
    ["telephone in Arabic digits", "رقمي ٠٥٣٢١٢٣٤٥٦٧"],
    ["telephone in Persian digits", "۰۵۳۲ ۱۲۳ ۴۵ ۶۷"],
    ["telephone in full-width digits", "０５３２１２３４５６７"],
    ["telephone in circled digits", "⓪⑤③②①②③④⑤⑥⑦"],
    ["telephone in keycaps", "0️⃣5️⃣3️⃣2️⃣1️⃣2️⃣3️⃣4️⃣5️⃣"],
    ["telephone in mathematical digits", "𝟎𝟓𝟑𝟐𝟏𝟐𝟑𝟒𝟓𝟔𝟕"],
    ["telephone in Turkish words", "sıfır beş yüz otuz iki yüz yirmi üç kırk beş altmış yedi"],
    ["telephone in words without Turkish letters", "sifir bes uc iki bir iki uc dort bes"],
    ["telephone in English words", "call five three two, one two three four five"],
    ["telephone in Arabic words", "صفر خمسة ثلاثة اثنان واحد اثنان ثلاثة أربعة"],
    ["telephone in words and digits", "beş yüz 32 yüz yirmi 3 45 67"],
    ["telephone without its area", "212 34 56"],
    ["e-mail", "ayse.yilmaz+tekne@example.com.tr adresime"],
    ["e-mail in capitals", "AYSE@EXAMPLE.COM"],
    ["e-mail with spaces", "ayse @ example . com"],
    ["e-mail with (at)", "ayse (at) example (dot) com"],
    ["e-mail spelled in Turkish", "ayse et gmail nokta com"],
    ["e-mail spelled in English", "ayse at gmail dot com"],
    ["e-mail without its ending", "ayse@gmail"],
    ["e-mail in full width", "ayse＠example．com"],
    ["web address", "https://teknem.example/fiyat?x=1"],
    ["web address without scheme", "www.teknem.com.tr"],
    ["bare host", "teknem.com"],
    ["host with spaces", "teknem . com"],
    ["short link of a messenger", "t.me/maviruya"],
    ["e-mail spelled with a point", "ayse at example.com"],
    ["host in Turkish", "teknem nokta com"],
    ["link to a messenger", "wa.me/905321234567"],
    ["handle", "@mavi_ruya48"],
    ["network and name", "instagram: maviruya"],
    ["network and name with digits", "insta maviruya48"],
    ["Arabic network", "انستا: maviruya"],
    ["telephone with commas", "0532,111,22,33"],
    ["telephone with semicolons", "0532;111;22;33"],
    ["telephone with signs of numbers", "0532 #111 #22 #33"],
    ["telephone with equals signs", "0532=111=22=33"],
    ["telephone with x", "0532x111x22x33"],
    ["telephone with × and spaces", "0532 × 111 × 22 × 33"],
    ["telephone with Arabic commas", "0532، 111، 22، 33"],
    ["telephone in brackets", "[0532] <111> {22} «33»"],
    ["telephone with other signs", "0532!111?22&33"],
    ["telephone with joiners", "0\u200c5\u200d3\u200c2\u200d1\u200c1\u200d1\u200c2\u200d2"],
    ["telephone with a joiner of marks", "0532\u034f111\u034f22\u034f33"],
    ["telephone that is struck out", "0\u03365\u03363\u03362\u03361\u03361\u03361\u03362\u03362"],
    ["telephone in Devanagari digits", "०५३२१११२२३३"],
    ["telephone in Bengali digits", "০৫৩২ ১১১ ২২ ৩৩"],
    ["telephone in Thai digits", "๐๕๓๒๑๑๑๒๒๓๓"],
    ["telephone in two kinds of mathematical digits", "𝟘𝟝𝟛𝟚 𝟭𝟭𝟭 𝟮𝟮 𝟯𝟯"],
    ["telephone as money", "5321112233 TL"],
    ["telephone as money with its sign", "₺5321112233"],
    ["telephone as parted money", "5.321.112.233 TL"],
    ["telephone as hours", "05:32 11:12 23:30"],
    ["telephone as a list of ages", "0, 5, 3, 2, 1, 1, 1, 2, 2, 3, 3"],
    ["host among boats", "denizyachts.boats"],
    ["host among yachts", "deniz.yachts"],
    ["host among pages", "mavi-tur.page"],
    ["host in capitals", "DENIZ.YACHTS"],
    ["host with another full stop", "deniz｡com"],
    ["host with an ideographic full stop", "deniz。yachts"],
    ["host with a full-width stop", "deniz．boats"],
    ["host with a path", "deniz.istanbul/teklif?id=3"],
    ["host before a sentence", "deniz.boats.Bekleriz"],
    ["host with a joiner", "den\u200diz.c\u200com"],
    ["IBAN with commas", "TR33,0006,1005,1978,6457,8413,26"],
    ["IBAN with slashes", "GB82/WEST/1234/5698/7654/32"],
    ["IBAN", "TR33 0006 1005 1978 6457 8413 26"],
    ["IBAN without spaces", "TR330006100519786457841326"],
    ["IBAN in small letters", "tr33 0006 1005 1978 6457 8413 26"],
    ["German IBAN", "DE89370400440532013000"],
  ])("%s", (_, text) => {
    const { text: shown, masked } = maskContacts(text);
    expect(masked).toBe(1);
    expect(shown).toContain(MASK);
    expect(shown.replace(MASK, "")).not.toMatch(/\p{Nd}{3}|@\w|\.com|iban|[\ud800-\udfff]/iu);
  });

  test("each of several, and nothing of the words around them", () => {
    expect(maskContacts("Arayın: 0532 123 45 67, yazın: a@example.com. Teşekkürler!")).toEqual({
      text: `Arayın: ${MASK}, yazın: ${MASK}. Teşekkürler!`,
      masked: 2,
    });
  });

  test("in Arabic text, where it stands", () => {
    expect(maskContacts("اتصل بي على ٠٥٣٢١٢٣٤٥٦٧ من فضلك").text).toBe(`اتصل بي على ${MASK} من فضلك`);
  });
});

describe("what a trip is arranged with stays as it was written", () => {
  test.each([
    "12.12.2026 Cumartesi 10:00-18:00 arası 12 kişi",
    "2026-12-12, 14.30'da başlasak olur mu?",
    "Bütçemiz 125.000 TL, en çok ₺150.000,50",
    "€1,250.50 or $1250 or 2500 EUR",
    "Çocuklar 3, 5, 7, 9, 11 ve 13 yaşında",
    "Çocuklar 2 5 7 9 yaşında",
    "2 yetişkin, 3 çocuk, 1 bebek",
    "iki yetişkin, üç çocuk, bir bebek",
    "We are two adults and three children, ages five, six and seven",
    "نحن ٤ بالغين و٣ أطفال يوم ١٢/١٢/٢٠٢٦ الساعة ١٨:٠٠",
    "Rezervasyon PLM-4XJ8K2M9, tekne PLM-1004",
    "2026-2027 sezonu, 2026/27",
    "Pastayı kendimiz getirebilir miyiz? Tekerlekli sandalye için rampa var mı?",
    "Bir iki saat daha kalsak?",
    "12.12.2026 10:00, 13.12.2026 11:00",
    "Meet me at noon at the pier. Is it OK?",
    "Saat 10'da. Tamam mı?",
    "Meet me at the pier.It is the second one.",
    "Tamam.Olur.Biz de geliriz",
    "20 kişi.10 çocuk",
    "Instagram için fotoğraf çekebilir miyiz?",
    "Whatsapp olmadan da olur",
    "5 saat 3 kişi 2 çocuk 1500 TL 14:00 18:00",
    "Tekneniz 14,5 m x 4,2 m mi? 2x150 hp motor?",
    "Masada 8-10 kişi, 20-25 dakika",
    "Çocuklar 3, 5, 7, 9, 11, 13, 15 yaşında",
    "Start at 10:00, 11:30, 12:15 or 14:45?",
    "Gün batımı 19:43, karanlık 20:31",
    "14,5 x 4,2 x 1,8 m; 12m × 3,8m",
    "3 kişi x 1500, 10 x 12500 lira",
    "1.250.000 TL, ₺999999, 12500,50 EUR",
    "Merhaba.biz 12 kişiyiz.kim karşılar?",
    "Güzel.Yachts and boats are nice.Page two.",
    "Dr.Ayşe, Av.Mehmet, vb. ve vs.",
    "#2 ve #3 numaralı kamaralar; 2+2 kişi = 4 kişi",
    "👨‍👩‍👧‍👦 4 kişi, می‌خواهیم ۴ نفر",
    "",
  ])("%s", (text) => {
    expect(maskContacts(text)).toEqual({ text, masked: 0 });
  });
});

const two = (number: number) => String(number).padStart(2, "0");
const number = (max: number, min = 0) => fc.integer({ min, max });
/** What messages about a trip consist of, one piece each. */
const piece = fc.oneof(
  fc.tuple(number(28, 1), number(12, 1), number(2039, 2025)).map(([d, m, y]) => `${two(d)}.${two(m)}.${y}`),
  fc.tuple(number(23), fc.constantFrom(0, 15, 30, 45)).map(([h, m]) => `saat ${two(h)}:${two(m)}`),
  fc.tuple(number(23), number(23)).map(([from, to]) => `saat ${two(from)}:00-${two(to)}:00`),
  number(999_999, 1).map((lira) => `${lira} TL`),
  number(9_999_999, 1).map((lira) => `₺${lira.toLocaleString("tr")}`),
  number(99, 1).map((persons) => `${persons} kişi`),
  fc.array(number(17), { minLength: 2, maxLength: 8 }).map((ages) => `yaşlar ${ages.join(", ")}`),
  fc
    .string({ unit: fc.constantFrom(..."ABCDEFGHJKMNPQRSTVWXYZ23456789"), minLength: 8, maxLength: 8 })
    .map((code) => `PLM-${code}`),
);

test("no text that consists of days, hours, prices, persons, ages and numbers of trips loses anything", () => {
  const written = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(" ve "));
  fc.assert(fc.property(written, (text) => expect(maskContacts(text)).toEqual({ text, masked: 0 })));
});

test("a telephone number is hidden whatever signs stand between its digits, and in digits of every script", () => {
  const joint = fc.constantFrom(
    "",
    " ",
    "-",
    ",",
    ";",
    "#",
    "=",
    "x",
    " / ",
    "\u200d",
    "•",
    "|",
    "…",
    "\u0301",
  );
  const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8);
  const digits = fc.array(number(9), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(digits, joint, zero, (tail, between, first) => {
      const phone = [5, 3, ...tail].map((digit) => String.fromCodePoint(first + digit)).join(between);
      expect(maskContacts(`Ara: ${phone} lütfen`)).toEqual({ text: `Ara: ${MASK} lütfen`, masked: 1 });
    }),
  );
});

test("any text is masked without half a letter, and a second time changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { text: shown } = maskContacts(text);
      expect(shown.isWellFormed()).toBe(true);
      expect(maskContacts(shown).text).toBe(shown);
    }),
  );
});

test("the longest text is masked within 50 ms, whatever it repeats", async () => {
  const spoken = [
    "0 ",
    "a.",
    "a@",
    "1.1:",
    "bir ",
    "www.",
    "insta ",
    "TR33 ",
    "1,1x",
    "a at ",
    "a dot ",
    "12:30 ",
    "1, ",
  ];
  for (const text of [...longTexts(2000), ...longTexts(2000, spoken)])
    expect(await cpuMsOf(() => maskContacts(text))).toBeLessThan(50);
});
