/** Digits and tens in words, in the three languages; each word counts as about one digit. */
const NUMBER_WORDS = [
  // Turkish, also without its own letters
  "sıfır sifir bir iki üç uc dört dort beş bes altı alti yedi sekiz dokuz",
  "on yirmi otuz kırk kirk elli altmış altmis yetmiş yetmis seksen doksan yüz yuz",
  // English
  "zero oh one two three four five six seven eight nine",
  "ten twenty thirty forty fifty sixty seventy eighty ninety hundred double triple",
  // Arabic, with and without the marks of its letters
  "صفر واحد اثنان اثنين إثنان تنين ثلاثة ثلاث تلاتة أربعة اربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية تمانية ثمان تسعة تسع",
  "عشرة عشر عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مئة مائة مية",
]
  .join(" ")
  .split(" ");

/** One of these words, whole; an Arabic one also after its "and". */
export const NUMBER_WORD = `(?<![\\p{L}\\p{N}])و?(?:${NUMBER_WORDS.join("|")})(?![\\p{L}\\p{N}])`;
