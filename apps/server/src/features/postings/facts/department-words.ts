/**
 * Stems of job titles in German, French, Spanish, Portuguese, Dutch, Polish and a few other languages, used if no
 * English word matches the same part of the title. A stem matches the beginning of a word, and the first matching row
 * counts.
 */
export const foreignDepartments: readonly (readonly [slug: string, stems: RegExp])[] = [
  [
    'operations',
    stems('projektleit|projektmanag|chef de projet|cheffe de projet|jefe de proyecto|gerente de projeto|projectleider'),
  ],
  [
    'support',
    stems('kundenservice|kundenbetreu|service client|atención al cliente|atendimento|apoio ao cliente|klantenservice'),
  ],
  [
    'it',
    stems(
      'systemadministrator|netzwerkadmin|fachinformatik|it-|administrateur syst|administrador de sistemas|systeembeheer',
    ),
  ],
  [
    'engineering',
    stems(
      'entwickler|softwareentwick|webentwick|programmeur|programmier|développeu|developpeu|desarrollador|programador|desenvolvedor|engenheir[oa] de software|ingeniero de software|ontwikkelaar|programista|sviluppator',
    ),
  ],
  ['design', stems('diseñador|graphiste|mediengestalt|gestalter|ontwerper|grafik')],
  [
    'people',
    stems('personalreferent|personalleit|personalsach|recursos humanos|ressources humaines|personeels|rekruter'),
  ],
  ['legal', stems('datenschutz|jurist|rechtsanw|avocat|abogad|advogad|juriste|advocaat|prawnik')],
  ['finance', stems('buchhalt|bilanzbuch|steuer|comptab|contable|contador|contabil|boekhoud|księgow|finanz')],
  ['content', stems('redakt|volontär|rédact|redactor|redator|traduct|übersetz|vertaler|tłumacz|periodist')],
  [
    'healthcare',
    stems(
      'pfleg|kranken|gesundheits|ärzt|arzt|zahnarzt|tannlege|apothek|physiotherap|infirmi|médecin|aide-soignant|kinésithér|enfermer|médic|verpleeg|zorg|kinesitherap|fysiotherap|tandarts|lekarz|pielęgniar',
    ),
  ],
  ['science', stems('laborant|chemiker|biolog|chercheu|investigador|onderzoeker')],
  [
    'education',
    stems('erzieher|lehrer|lehrkraft|enseignant|professeur|profesor|maestr[oa]|docente|leraar|formateur|nauczyciel'),
  ],
  [
    'hospitality',
    stems(
      'koch|köchin|kellner|rezeption|hotelfach|verkäufer|filialleit|einzelhandel|cuisinier|serveu|vendeu|responsable de magasin|camarer|cociner|winkel|kelner|barman',
    ),
  ],
  [
    'logistics',
    stems(
      'fahrer|berufskraftfahr|lkw|lager|stapler|logistik|spedit|disponent|magasinier|chauffeur|livreur|conductor|mensajero|repartidor|motorista|logíst|cadeia de abastec|magazijn|kierowca|magazynier',
    ),
  ],
  [
    'manufacturing',
    stems(
      'mechatronik|elektronik|elektriker|industriemech|mechanik|monteur|schlosser|schweiß|zerspan|produktionshelf|maschinen|soudeur|usineu|électricien|técnico|ingenier[oa] de calidad|ingenier[oa] mecánic|soldador|operari[oa]|electricista|spawacz|lasser|elektromonter',
    ),
  ],
  ['sales', stems('vertrieb|verkauf|außendienst|comercial|ventas|vendas|verkoop|handlowiec|kundenberat')],
  ['logistics', stems('export|import|zoll')],
  ['administration', stems('sekretär|bürokauf|sachbearbeit|assistenz|secrétaire|administrativ|secretari|empfang')],
  [
    'management',
    stems('geschäftsführ|directeur général|directrice générale|gérant|gerente general|director general|bedrijfsleid'),
  ],
]

function stems(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})\p{L}*`, 'iu')
}
