/**
 * Endings of addresses that anybody can register, beside the common ones of `ENDINGS`. Words that often begin a
 * sentence (biz, kim, bar, now, free, food …) are left out: many people write no space after a full stop.
 */
const WORDS = `academy accountant accountants actor agency airforce amsterdam apartments arab archi associates asia
attorney auction audio auto autos band bargains beauty beer berlin bid bike bingo bio blackfriday blog boats bond boo
boston boutique broker builders business bzh cab cam camera camp capetown capital cards career careers casa cash casino
catering center ceo cfd charity chat cheap church claims cleaning clinic clothing cloud club coach codes coffee college
cologne community company computer condos construction consulting contact contractors cooking coop country coupons
courses credit creditcard cricket cruises cyou dad dating deal dealer deals degree delivery democrat dental dentist desi
design dev diamonds diet digital direct directory discount diy doctor domains download dubai durban earth eco education
email energy engineer engineering enterprises equipment estate eus events exchange expert exposed fail faith fan fans
farm fashion feedback film finance financial fitness flights florist flowers football forex forsale forum foundation
frl fund furniture futbol fyi gallery garden gay gives giving glass global gmbh gold golf gratis gripe grocery group
guide guitars guru hair hamburg haus healthcare helsinki hiphop hockey holdings holiday homes horse hospital hosting
house icu immo immobilien inc industries ing institute insure international investments irish istanbul jetzt jewelry
jobs joburg juegos kaufen kitchen kiwi koeln kyoto lat lawyer lease legal lgbt lifestyle lighting limited limo link live
llc loan loans locker lol london lotto ltd ltda luxe luxury madrid maison makeup management marketing markets mba media
melbourne meme memorial menu miami mobile moda moe mom money monster mortgage moscow moto motorcycles mov movie name
navy network news ngo nagoya ninja nowruz nrw nyc okinawa onl ong ooo organic osaka page paris partners parts phd photo
photography photos pics pictures pink pizza plumbing poker porn press pro productions prof promo properties property
pub quebec quest racing realestate realty recipes rehab reise reisen rent rentals repair report republican
restaurant review reviews rich rip rocks rodeo ruhr ryukyu saarland sale salon sarl school schule science security
services sew sex sexy shiksha shoes shopping singles ski skin soccer social software solar solutions soy spa space sport
spot srl storage store stream studio style sucks supplies supply support surf surgery swiss sydney systems taipei tatar
tattoo tax taxi tech technology tel tennis theater theatre tickets tienda tires tirol tokyo tools tours town toys trade
trading training travel tube university uno vacations vana vegas ventures versicherung vet viajes video villas vin vip
vision viva vlaanderen vodka voting voto voyage wales wang webcam website wedding wien wiki works world wtf xin xxx
xyz yachts yoga yokohama zip zone zuerich`;

const DOMAINS = new Set(WORDS.split(/\s+/));

/** Whether a label of a host name is such an ending, in one kind of letters: sentences begin with a capital. */
export function isTopLevelDomain(label: string): boolean {
  const lower = label.toLowerCase();
  return DOMAINS.has(lower) && (label === lower || label === label.toUpperCase());
}
