import { MASK, maskContacts } from "@/lib/domain/messages/mask-contacts";

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
    ["IBAN", "TR33 0006 1005 1978 6457 8413 26"],
    ["IBAN without spaces", "TR330006100519786457841326"],
    ["IBAN in small letters", "tr33 0006 1005 1978 6457 8413 26"],
    ["German IBAN", "DE89370400440532013000"],
  ])("%s", (_, text) => {
    const { text: shown, masked } = maskContacts(text);
    expect(masked).toBe(1);
    expect(shown).toContain(MASK);
    expect(shown.replace(MASK, "")).not.toMatch(/\p{Nd}{3}|@\w|\.com|iban/iu);
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
    "",
  ])("%s", (text) => {
    expect(maskContacts(text)).toEqual({ text, masked: 0 });
  });
});

test("a text of 2000 awkward characters is masked within a blink", () => {
  const started = performance.now();
  for (const piece of ["0 ", "a.", "a@", "1.1:", "bir ", "www.", "insta ", "TR33 "]) {
    maskContacts(piece.repeat(2000 / piece.length));
  }
  expect(performance.now() - started).toBeLessThan(1000);
});
