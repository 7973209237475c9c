const codes = (list: string) => list.split(' ')

const union = codes('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE')
const nordics = codes('DK FI IS NO SE FO AX')
const baltics = codes('EE LV LT')
const northAmerica = codes('US CA MX')
const latinAmerica = codes('MX GT BZ HN SV NI CR PA CU DO PR CO VE EC PE BO BR PY UY AR CL')
const gulf = codes('AE SA QA KW BH OM')
const africa = codes(
  'DZ AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW',
)
const southeastAsia = codes('BN KH ID LA MY MM PH SG TH TL VN')
const asia = [
  ...southeastAsia,
  ...gulf,
  ...codes('CN HK MO TW JP KR KP MN IN PK BD LK NP BT MV AF IR IQ IL JO LB PS SY TR YE KZ KG TJ TM UZ AM AZ GE CY'),
]
const oceania = codes('AU NZ PG FJ SB VU WS TO')
const europe = [...union, ...codes('GB NO CH IS LI UA RS BA ME MK AL MD XK AD MC SM VA BY RU FO GI IM JE GG AX')]

/** Parts of the world that people name, by their folded names, each with its countries. */
export const areas: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      [['eu', 'european union', 'e.u.'], union],
      [
        ['eea', 'european economic area'],
        [...union, 'IS', 'LI', 'NO'],
      ],
      [['europe', 'all europe'], europe],
      [['dach', 'dach region'], codes('DE AT CH')],
      [['nordics', 'nordic', 'nordic countries', 'scandinavia'], nordics],
      [['baltics', 'baltic', 'baltic states', 'baltic countries'], baltics],
      [['benelux'], codes('BE NL LU')],
      [['iberia'], codes('ES PT')],
      [['balkans'], codes('AL BA BG HR GR XK ME MK RO RS SI')],
      [['uk and ireland', 'british isles'], codes('GB IE')],
      [
        ['eastern europe', 'central and eastern europe', 'cee'],
        codes('PL CZ SK HU RO BG UA MD BY RU SI HR RS EE LV LT'),
      ],
      [['western europe'], codes('FR BE NL LU DE AT CH GB IE ES PT IT')],
      [['southern europe'], codes('ES PT IT GR MT CY HR SI')],
      [['northern europe'], [...nordics, ...baltics, 'GB', 'IE']],
      [['north america'], northAmerica],
      [['latin america', 'latam'], latinAmerica],
      [['south america'], codes('CO VE EC PE BO BR PY UY AR CL GY SR')],
      [['americas'], [...northAmerica, ...latinAmerica]],
      [['middle east'], [...gulf, ...codes('IL JO LB PS SY TR YE IQ IR EG')]],
      [['gulf', 'gcc'], gulf],
      [['africa'], africa],
      [['asia'], asia],
      [['south east asia', 'southeast asia', 'south-east asia'], southeastAsia],
      [['oceania', 'anz'], oceania],
      [
        ['apac', 'asia pacific'],
        [...asia, ...oceania],
      ],
      [['emea'], [...europe, ...africa, ...gulf, ...codes('IL JO LB PS SY TR YE IQ IR')]],
    ] as const
  ).flatMap(([names, countries]) => names.map((name) => [name, countries] as const)),
)

/** Countries where a language is an official language of the whole or of a large part. */
export const countriesOfLanguage: ReadonlyMap<string, readonly string[]> = new Map([
  ['german', codes('DE AT CH LI LU BE')],
  ['french', codes('FR BE CH LU MC CA SN CI ML CM CD MA TN')],
  ['spanish', ['ES', ...latinAmerica.filter((code) => code !== 'BR' && code !== 'BZ')]],
  ['portuguese', codes('PT BR AO MZ CV')],
  ['english', codes('GB IE US CA AU NZ ZA SG IN MT NG GH KE')],
  ['dutch', codes('NL BE SR')],
  ['italian', codes('IT CH SM')],
  ['swedish', codes('SE FI AX')],
  ['arabic', [...gulf, ...codes('EG JO LB IQ SY YE MA DZ TN LY SD PS')]],
  ['chinese', codes('CN HK MO TW SG')],
  ['russian', codes('RU BY KZ KG')],
])
