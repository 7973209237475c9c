import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU =
  '\\b(?:sind sie|bist du|waren sie|warst du|seid ihr)(?: (?:derzeit|zurzeit|momentan|aktuell|schon|noch|gerade|bereits|ein|eine|einer|etwa|eigentlich|vielleicht|zufallig|anerkannt|korperlich|psychisch|seelisch|gesundheitlich|chronisch|oft|haufig|haufiger|praktizierend\\w*|glaubige\\w*))*'
const DO_YOU_HAVE =
  '\\b(?:haben sie|hast du|hatten sie|hattest du|habt ihr|leiden sie|leidest du)(?: (?:derzeit|zurzeit|momentan|aktuell|schon|noch|bereits|ein|eine|einen|einer|irgend\\w*|chronische\\w*|schwere\\w*|korperliche\\w*|psychische\\w*|bekannte\\w*|anerkannte\\w*|ansteckende\\w*|an|unter|oder|eigene|kleine|minderjahrige|schulpflichtige|jemals|gesundheitliche\\w*))*'
/** A participle or infinitive about work at the end: taught children are not the applicant's own. */
const NOT_AT_WORK =
  '(?!.*\\b(?:betreu\\w+|unterricht\\w+|gepflegt|pflegen|gearbeitet|arbeiten|trainier\\w+|begleite\\w+|behandel\\w+|gelehrt|lehren|beaufsichtig\\w+|forder\\w+|gefordert|erfahrung\\w*|qualifi\\w+|ausbild\\w+)\\b)'
const YOUR = '\\b(?:ihr|ihre|ihren|ihrem|ihrer|ihres|dein|deine|deinen|deinem|deiner|deines)'
const PAY =
  '(?:(?:brutto|netto|monats|jahres|grund|fest|ziel|stunden)?-?(?:gehalt|gehalter|lohn|lohne|verdienst|einkommen|vergutung|salar)s?)'

/** German patterns for questions about the person (age, family, health) rather than the job. */
export const german: Phrases = {
  pay: toPatterns(
    `\\b(?:aktuelle|jetzige|derzeitige|letzte|bisherige|momentane|vorige|vorherige|fruhere|gegenwartige|heutige)[nrsm]? (?:\\w+ )?${PAY}\\b`,
    `\\b(?:was|wie ?viel) (?:verdienen|verdienten|verdienst|verdientest|bekommen|bekamen|bekommst|bezahlt) (?:sie|du|ihnen|dir)\\b(?! (?:mochten|wollen|wurden))`,
    `\\b(?:was|wie ?viel|wie hoch) (?:haben|hast|war|waren|ist) .{0,40}\\b(?:verdient|verdienst|${PAY})\\b(?!.{0,15}(?:vorstellung|wunsch))`,
    '\\b(?:gehaltsnachweise?|gehaltshistorie|gehaltsverlauf)\\b|\\b(?:letzte\\w*|ihre|deine) (?:letzten? |drei )*(?:lohn|gehalts)abrechnung(?:en)?\\b(?!s)',
  ),
  age: toPatterns(
    '\\bwie alt (?:(?:sind|bist|waren|seid) (?:sie|du|ihr)|(?:sie|du) (?:sind|bist))\\b|\\bwann (?:sie|du) geboren\\b',
    '\\b(?:wann|in welchem jahr|welches jahr|an welchem tag) (?:sind sie|bist du|wurden sie|wurdest du) geboren\\b',
    `${YOUR} (?:genaues |aktuelles )?(?:geburts(?:datum|tag|jahr)|jahrgang)\\w*|^\\W*(?:geburts(?:datum|tag|jahr)|alter|jahrgang)\\W*$|\\bwelcher jahrgang\\b`,
    `${YOUR} (?:genaues |genaue |aktuelles )?alter(?=\\s*(?:[?.!,)]|$|an\\b|in jahren|und\\b|ist\\b|bitte))`,
    `${ARE_YOU} (?:unter|junger als) (?:2[5-9]|[3-9]\\d)\\b|${ARE_YOU} (?:uber|alter als|mindestens) (?:2[2-9]|[3-9]\\d)\\b(?! (?:stunden|kilometer|km))|${ARE_YOU} zwischen \\d\\d und \\d\\d\\b`,
    '\\bwann (?:gehen|wollen|mochten|willst|gehst|mochtest|werden) (?:sie|du) .{0,12}\\b(?:rente|ruhestand|pension)\\b|\\bwelcher altersgruppe (?:gehoren|gehorst)\\b',
  ),
  family: toPatterns(
    `${ARE_YOU} (?:\\w+ oder )?(?:verheiratet|schwanger|ledig|geschieden|verwitwet|alleinerziehend\\w*|verlobt|single|mutter|vater|liiert|in einer (?:beziehung|partnerschaft)|elternteil)\\b`,
    `${DO_YOU_HAVE} (?:kinder|ein kind|kind|familie|nachwuchs|einen mann|eine frau|einen partner|eine partnerin|einen ehemann|eine ehefrau|einen freund|eine freundin|kinderwunsch|familiare verpflichtungen)\\b${NOT_AT_WORK}`,
    `\\bwie ?viele kinder (?:haben sie|hast du|wollen|mochten|planen)\\b${NOT_AT_WORK}|\\bwie alt sind (?:ihre|deine) kinder\\b`,
    '\\bkinderwunsch\\b|\\bfamilienstand\\b|\\bfamilienplanung\\b|\\bgeburtsname\\b|\\bmadchenname\\b',
    `\\b(?:wollen|mochten|planen|wunschen|willst|mochtest|planst|beabsichtigen|haben|hast) (?:sie|du),?(?: \\w+){0,6} (?:kinder|ein kind|ein baby|nachwuchs|eine familie|schwanger|eine schwangerschaft|zu heiraten|heiraten)\\b(?=.{0,25}(?:\\?|$))${NOT_AT_WORK}(?!.* (?:lesen|schreiben|helfen|unterstutzen)\\b)`,
    `${YOUR} (?:kleinen |kleine |eigenen )?(?:ehemann|ehefrau|ehepartner\\w*|mann|frau|kind|kinder|kindern|schwangerschaft|lebenspartner\\w*|eltern|familie)\\b${NOT_AT_WORK}`,
    '\\b(?:planen|wollen|mochten|nehmen|gehen|werden|willst|planst|nimmst|gehst) (?:sie|du).{0,25}\\belternzeit\\b|\\b(?:sind|waren) sie in (?:elternzeit|mutterschutz)\\b',
    '\\bwer (?:betreut|kummert sich|passt|versorgt).{0,12}\\b(?:ihre|deine|die) kinder\\b|\\bist (?:ihre|die|deine) kinderbetreuung\\b',
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:behinderung(?:en)?|schwerbehinderung|krankheit(?:en)?|erkrankung(?:en)?|vorerkrankung(?:en)?|beschwerden|probleme|allergien?|depressionen?|einschrankung(?:en)?|burn-?out|schwerbehindertenausweis|ruckenprobleme|krebs|diabetes|epilepsie)\\b(?!.*\\b(?:erfahrung|behandel\\w+|gepflegt|betreut|kenntnisse)\\b)`,
    `${ARE_YOU} (?:krank|behindert|schwerbehindert|gesund|eingeschrankt|raucher(?:in)?|geimpft|allergisch|gehorlos|blind|depressiv|arbeitsunfahig|in (?:arztlicher |psychotherapeutischer |psychiatrischer )?(?:behandlung|therapie))\\b(?!heit)`,
    `\\b(?:krankheitstage|fehltage|krankschreibungen|krankmeldungen)\\b(?=.{0,40}(?:sie|du|ihr)\\b)|\\b(?:wie oft|wie lange|wie haufig) (?:waren|sind|warst|bist) (?:sie|du)(?: \\w+){0,6} (?:krank|krankgeschrieben|arbeitsunfahig)\\b`,
    `${YOUR} (?:aktueller? |aktuellen )?(?:gesundheitszustand\\w*|gesundheit|krankheit(?:en)?|behinderung(?:en)?|krankengeschichte|krankenakte|grad der behinderung|impfstatus|gewicht)\\b`,
    '\\bgrad der behinderung\\b|\\bschwerbehindertenausweis\\b|\\b(?:nehmen|nimmst) (?:sie|du)(?: \\w+){0,2} (?:medikamente|drogen|psychopharmaka)\\b(?!.*\\b(?:verabreich|stell))|\\b(?:rauchen sie|rauchst du|trinken sie alkohol|trinkst du alkohol)\\b',
    '\\bwie (?:geht es ihrer|ist ihre|ist deine|steht es um ihre) gesundheit\\b|^\\W*(?:behinderung|gesundheitszustand|schwerbehinderung)\\W*$',
  ),
  religion: toPatterns(
    `\\bwelche[rn]? (?:religion|konfession|kirche|glaubensgemeinschaft|religionsgemeinschaft|glaubensrichtung) (?:gehoren|gehorst|haben sie|hast du|sind sie|bist du)\\b|${YOUR} (?:religion|konfession|glauben?s?|religionszugehorigkeit|glaubensrichtung|kirchenzugehorigkeit|kirche)\\b`,
    `${ARE_YOU} (?:muslim\\w*|moslem\\w*|christ|christin|katholi\\w+|evangelisch|protestantisch|judisch|judin|jude|hindu|buddhist\\w*|atheist\\w*|religios|glaubig|getauft|konfessionslos|kirchenmitglied|mitglied (?:in )?(?:einer|der) kirche|in der kirche)\\b`,
    '\\b(?:glauben sie|glaubst du) an (?:einen )?gott\\b|\\b(?:tragen sie|tragst du)(?: \\w+){0,3} (?:kopftuch|kippa|schleier|turban)\\b|\\b(?:beten sie|betest du|fasten sie|fastest du)\\b|\\b(?:gehen sie|gehst du)(?: \\w+){0,2} in die (?:kirche|moschee|synagoge)\\b',
    '^\\W*(?:religion|konfession|religionszugehorigkeit)\\W*$',
  ),
  origin: toPatterns(
    '\\bwoher (?:kommen sie|kommst du|stammen sie|stammst du|kommen ihre|stammen ihre|kommt ihr name|stammt ihr name)\\b',
    '\\b(?:wo|in welchem land|in welcher stadt) (?:sind sie|wurden sie|bist du|wurdest du) (?:geboren|aufgewachsen)\\b',
    `${YOUR} (?:\\w+ )?(?:nationalitat|staatsangehorigkeit|staatsburgerschaft|herkunft|herkunftsland|hautfarbe|ethnie|ethnische\\w* \\w+|muttersprache|geburtsort|geburtsland|abstammung|migrationshintergrund)\\b`,
    `\\bwelche[rs]? (?:nationalitat|staatsangehorigkeit|staatsburgerschaft|herkunft|ethnie|muttersprache) (?:haben|hast|sind|bist|besitzen|ist)\\b`,
    `${ARE_YOU} (?:deutsche[rn]?|auslander(?:in)?|migrant(?:in)?|fluchtling|asylbewerber(?:in)?|(?:\\w+ )?muttersprachler(?:in)?|turk\\w+|\\w+ herkunft|\\w+ abstammung)(?=\\s*(?:[?.!,]|$|oder\\b|staats\\w+))`,
    `${DO_YOU_HAVE} migrationshintergrund\\b|\\bist (?:deutsch|englisch) (?:ihre|deine) muttersprache\\b`,
    '^\\W*(?:nationalitat|staatsangehorigkeit|herkunft|geburtsort|geburtsland|muttersprache|migrationshintergrund)\\W*$',
  ),
  gender: toPatterns(
    `${YOUR} (?:geschlecht|geschlechtsidentitat|sexualitat|sexuelle\\w* (?:orientierung|identitat|neigung))\\b|\\bwelche[sn]? geschlechts? (?:haben|hast|sind|bist)\\b|\\bsexuelle orientierung\\b(?=\\W*$)`,
    `${ARE_YOU} (?:mann|frau|mannlich|weiblich|schwul|lesbisch|homosexuell|bisexuell|heterosexuell|transgender|transsexuell|trans|divers)(?=\\s*(?:[?.!,]|$|oder\\b))`,
    '^\\W*(?:geschlecht|geschlechtsidentitat|sexuelle orientierung)\\W*$',
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:(?:mitglied|aktiv|organisiert) )?(?:(?:in|bei|einer?|der|irgendeiner) )*(?:gewerkschaft|partei|gewerkschaftsmitglied|parteimitglied|gewerkschaftlich organisiert|betriebsratsmitglied|im betriebsrat|politisch aktiv)\\b(?!s)`,
    `\\b(?:gehoren sie|gehorst du|sind sie mitglied|treten sie)(?: \\w+){0,3} (?:gewerkschaft|partei)\\b|\\bgewerkschafts(?:mitgliedschaft|zugehorigkeit)\\b|\\bparteizugehorigkeit\\b`,
    `\\bwelche partei (?:wahlen|wahlst|haben sie|unterstutzen)\\b|\\b(?:wen|was) (?:wahlen sie|wahlst du|haben sie gewahlt)\\b|${YOUR} politische\\w* (?:meinung|einstellung|gesinnung|ansicht\\w*|uberzeugung\\w*|haltung)\\b`,
    '\\b(?:haben sie|hast du)(?: \\w+){0,3} gestreikt\\b|^\\W*(?:gewerkschaft|parteimitgliedschaft)\\W*$',
  ),
}
