/** One language's words for nice-to-have skills, as sources of regular expressions in lower case. */
interface PreferredWords {
  /** Names of a section, such as `Nice to have`. */
  readonly names: readonly string[]
  /** Neutral words next to a heading: `Nice to have skills, but not required`. */
  readonly fillers: readonly string[]
  /** Words in a sentence about a skill before or after them: `Kubernetes is a plus`. */
  readonly marks: readonly string[]
  /**
   * The same, only at the end of a clause, because they mean something else before other words: `un plus grand`, `nice
   * to have a team`.
   */
  readonly closingMarks: readonly string[]
  /** Words that introduce the skills: `bonus points for`. */
  readonly leads: readonly string[]
  /** Words that make a skill required. */
  readonly musts: readonly string[]
  /** Words for the person who has the skills, or for their level, which start another statement. */
  readonly subjects: readonly string[]
  /** Headings of other sections. */
  readonly sections: readonly string[]
}

const experience =
  '(?:some |any |prior |basic |hands-on |working )?(?:experience|knowledge|familiarity|exposure|understanding|skills|proficiency|background)'

export const preferredWords: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl', PreferredWords>> = {
  en: {
    names: [
      '(?:nice|good|great)[- ]to[- ]haves?',
      'bonus(?:es)?(?: points?)?',
      '(?:extra|brownie|plus) points?',
      'extra credit',
      'extras',
      'prefer(?:red|able|ably)',
      'desirables?',
      '(?:an? )?(?:big |huge |strong |definite |added )?plus(?:es)?',
      'optional',
      'ideally',
      'an? (?:added )?(?:advantage|asset)',
      'would (?:also )?(?:help|be (?:great|nice|helpful|useful))',
      "(?:(?:make|set) you |you[’']ll )?(?:stand out|apart)",
      'also welcome',
      'even better',
    ],
    fillers: [
      "if you(?:[’']ve| have| had| know| can| bring| are)?",
      "you(?:[’']ve| have| may| might| also)+",
      "what(?:[’']s| is| would| will)?",
      "it(?:[’']s| is| would be)?",
      "we(?:[’']d| would) (?:love|like|enjoy)(?: to see)?",
      "(?:technical|tech|other|additional|extra|highly|strongly|also|but|and|or|for|if|with|in|these|this|some|any|the|of|one|more|following|is|are|be|would|that(?:[’']s)?|which|have|having|not limited to)",
      '(?:skills?|skillset|requirements?|qualifications?|experiences?|knowledge|abilit(?:y|ies)|competenc(?:e|y|ies)|criteria|attributes?|expertise|background|technolog(?:y|ies)|tools?|stack|certifications?|education|points?|items?)',
    ],
    marks: [
      '(?:is|are|be|as|also|considered) (?:also )?(?:considered )?(?:an? )?(?:big |huge |strong |definite |real |great |added |major |significant |distinct )?(?:bonus|advantage|asset)',
      '(?:is|are|be) (?:also )?(?:strongly |highly |very )?(?:preferred|preferable|desirable|beneficial|advantageous|optional)',
    ],
    closingMarks: [
      '(?:nice|good)[- ]to[- ]haves?',
      'an? (?:(?:big|huge|strong|definite|real|great|nice|added|major|significant|distinct) )?plus',
      '(?:strongly |highly )?preferred',
      '(?:prefer|desir)able',
      'optional',
      'would (?:also )?(?:help|be (?:nice|great|helpful|useful))',
    ],
    leads: [
      '(?:bonus|extra|brownie|plus)(?: points?)? (?:if|for)',
      'ideally',
      'preferably',
      'even better if',
      `(?:nice[- ]to[- ]have|good[- ]to[- ]have|preferred|desirable|optional)(?=:? ${experience}(?!\\p{L}))`,
      "(?:would|[’']d) be (?:great|nice|ideal|helpful) if",
    ],
    musts: ['must(?:[- ]haves?)?', 'required?', 'requires', 'mandatory', 'essentials?', "you(?:[’']ll| will)? need"],
    subjects: [
      'you',
      'your',
      'we',
      'our',
      'strong',
      'solid',
      'proven',
      'excellent',
      'deep',
      'fluent',
      'expert',
      'years?',
      'proficien(?:t|cy)',
    ],
    sections: [
      '(?:what )?we offer',
      'benefits',
      'perks',
      'about (?:us|the (?:role|company|team))',
      'responsibilities',
      'requirements',
      '(?:your )?tasks',
      "what you(?:[’']ll| will) (?:do|get)",
      'how to apply',
      'compensation',
    ],
  },
  de: {
    names: [
      'von (?:großem |besonderem )?vorteil',
      'vorteilhaft',
      'wünschenswert(?:e[nrs]?)?',
      'idealerweise',
      'im idealfall',
      '(?:ein )?(?:klares |großes )?plus(?:punkte?)?',
      'bonus(?:punkte?)?',
      'optional(?:e[nrs]?)?',
      'gern(?:e)? gesehen',
      'kein muss',
      'was uns (?:besonders |zusätzlich )?freut',
      'darüber freuen wir uns(?: besonders)?',
      '(?:das )?wäre (?:schön|toll|super|klasse)',
    ],
    fillers: [
      'wenn (?:du|sie)',
      '(?:hast|haben|mitbringst|mitbringen|verfügst|verfügen)',
      'darüber hinaus',
      '(?:anforderungen|kenntnisse|erfahrung(?:en)?|qualifikation(?:en)?|fähigkeiten|kompetenzen|zusatzqualifikation(?:en)?)',
      '(?:zusätzliche?[nrs]?|weitere[nrs]?|außerdem|ferner|noch|aber|auch|besonders|und|oder|ist|sind|wäre|wären|es|das|ein|eine|schön|in|mit|wenn|du|sie)',
    ],
    marks: [
      'von (?:großem |besonderem )?vorteil',
      'wünschenswert',
      'vorteilhaft',
      'gern(?:e)? gesehen',
      'kein muss',
      '(?:ist|sind|wäre|wären|als) (?:auch |ebenfalls |ein |klarer |großer )*(?:bonus|vorteil|hilfreich|optional)',
    ],
    closingMarks: ['(?:ein|klares|großes|dickes|weiteres|echtes) plus(?:punkt)?', 'optional'],
    leads: [
      'idealerweise',
      'im idealfall',
      'vorzugsweise',
      'bevorzugt',
      '(?:bonus|plus)punkte? (?:für|gibt(?: es)? für|wenn)',
      '(?:schön|toll|super|klasse|prima)(?: wäre(?: es)?)?,? wenn',
    ],
    musts: [
      'muss',
      'musst',
      'müssen',
      'zwingend',
      'erforderlich',
      'voraussetzung(?:en)?',
      'voraus',
      'notwendig',
      'unbedingt',
    ],
    subjects: [
      'du',
      'sie',
      'wir',
      'dein\\p{L}*',
      'ihr\\p{L}*',
      'unser\\p{L}*',
      'sehr gute',
      'fundierte',
      'mehrjährige',
      'sichere',
      'jahre',
    ],
    sections: [
      '(?:das |was )?(?:wir )?bieten(?: wir)?(?: dir| ihnen)?',
      'unser angebot',
      '(?:deine|ihre) aufgaben',
      'aufgaben',
      'anforderungen',
      'über uns',
      '(?:dein|ihr) profil',
      'wir freuen uns auf',
    ],
  },
  fr: {
    names: [
      '(?:un |des |les )?(?:vrai |gros |petits? )?plus',
      'appréciée?s?',
      'souhaitables?',
      '(?:un |des )?atouts?',
      'bonus',
      'idéalement',
      'facultati(?:f|ve)s?',
      'optionnel(?:le)?s?',
    ],
    fillers: [
      '(?:compétences?|connaissances?|expériences?|qualifications?|savoir-faire|technologies|techniques?|supplémentaires?)',
      '(?:serai(?:t|ent)|est|sont|sera|seront|ce|qui|si|vous|avez|connaissez|et|ou|mais|également|aussi|en|de|la|le|les)',
    ],
    marks: [
      '(?:est|sont|sera|seront|serai(?:t|ent)) (?:\\p{L}+ )?(?:appréciée?s?|souhaitables?)',
      '(?:est|sont|sera|seront|serai(?:t|ent)|constitue(?:nt|rait|raient)?|représente(?:nt|rait)?) (?:également |aussi |considérée?s? comme )?(?:un |des )(?:vrai |réel |gros |grand |sérieux |certain |véritable )?(?:atouts?|bonus|avantage)',
    ],
    closingMarks: [
      'un (?:vrai |réel |gros |grand |sérieux |petit |certain |véritable )?plus',
      'appréciée?s?',
      'souhaitables?',
      'facultati(?:f|ve)s?',
    ],
    leads: ['idéalement', 'de préférence', 'si possible', 'bonus si'],
    musts: [
      'obligatoires?',
      'indispensables?',
      'requise?s?',
      'exigée?s?',
      'impérati(?:f|ve|vement)s?',
      'nécessaires?',
      'devez',
    ],
    subjects: ['vous', 'nous', 'votre', 'notre', 'maîtrise[rz]?', 'solides?', 'ans'],
    sections: [
      '(?:ce que )?nous (?:vous )?(?:offrons|proposons)',
      'avantages',
      '(?:vos |les )?missions?',
      '(?:votre )?profil(?: recherché)?',
      'à propos(?: de nous)?',
    ],
  },
  es: {
    names: [
      'deseables?',
      '(?:muy )?valorables?',
      'se valorar(?:á|án|a|an)(?: (?:muy )?positivamente)?',
      'se valoran?',
      '(?:un )?plus',
      'puntos? extras?',
      'bonus',
      'opcional(?:es)?',
      'preferibles?',
      'preferentemente',
      'idealmente',
    ],
    fillers: [
      '(?:requisitos?|conocimientos?|experiencias?|habilidades|competencias|aptitudes|formación|tecnologías)',
      '(?:pero|y|o|es|será|sería|si|tienes|además|también|otr[oa]s|como|en|de|los|las|que)',
    ],
    marks: [
      '(?:es|son|será|serán|sería|serían|como) (?:\\p{L}+ )?(?:una? )?(?:gran )?(?:ventaja|valorables?|deseables?|valorad[oa]s?|opcional(?:es)?)',
      'deseables?',
      'valorables?',
    ],
    closingMarks: ['un (?:gran )?plus', 'opcional(?:es)?', 'preferibles?'],
    leads: ['se valorar(?:á|án|a|an)', 'se valoran?', 'idealmente', 'preferiblemente', 'preferentemente'],
    musts: ['imprescindibles?', 'obligatori[oa]s?', 'requerid[oa]s?', 'necesari[oa]s?', 'indispensables?'],
    subjects: ['tienes', 'dominas', 'buscamos', 'nuestr[oa]s?', 'sólid[oa]s?', 'años'],
    sections: [
      '(?:qué )?(?:te )?ofrecemos',
      'beneficios',
      'funciones',
      'responsabilidades',
      'sobre nosotros',
      'requisitos',
    ],
  },
  pt: {
    names: [
      'desej[áa]ve(?:l|is)',
      '(?:um )?diferencia(?:l|is)',
      '(?:um )?plus',
      'b[óo]nus',
      'opciona(?:l|is)',
      'preferencia(?:l|is|lmente)',
      'valoriza(?:mos|-se|d[oa]s?)',
    ],
    fillers: [
      '(?:requisitos?|conhecimentos?|experiências?|habilidades|competências|qualificações)',
      '(?:mas|e|ou|é|são|será|serão|seria|se|tiver|também|outr[oa]s|como|considerad[oa]s?|em|de|os|as|que)',
    ],
    marks: [
      '(?:é|são|será|serão|seria|seriam|como) (?:\\p{L}+ )?(?:uma? )?(?:grande )?(?:diferencia(?:l|is)|vantagem|valorizad[oa]s?|b[óo]nus)',
      'desej[áa]ve(?:l|is)',
    ],
    closingMarks: ['um (?:grande )?(?:diferencial|plus)', 'opciona(?:l|is)', 'preferencia(?:l|is)'],
    leads: ['valoriza-se', 'valorizamos', 'preferencialmente', 'de preferência', 'idealmente'],
    musts: ['obrigatóri[oa]s?', 'imprescindíve(?:l|is)', 'necessári[oa]s?', 'indispensáve(?:l|is)'],
    subjects: ['você', 'buscamos', 'noss[oa]s?', 'sólid[oa]s?', 'anos'],
    sections: ['(?:o que )?oferecemos', 'benefícios', 'responsabilidades', 'atividades', 'sobre nós', 'requisitos'],
  },
  it: {
    names: [
      'gradit[oaie]',
      'preferibil[ei]',
      '(?:titol[oi] )?preferenzial[ei]',
      '(?:un )?plus',
      'bonus',
      'opzional[ei]',
      'desiderabil[ei]',
      'idealmente',
    ],
    fillers: [
      '(?:requisit[oi]|competenz[ae]|conoscenz[ae]|esperienz[ae]|qualifiche)',
      '(?:ma|e|o|è|sono|sarà|sarebbe|saranno|costituisc(?:e|ono)|costituirà|anche|altr[eiao]|se|come|considerat[oaie]|un|molto|di|la|le|che)',
    ],
    marks: [
      'costitui(?:sc)?\\p{L}* (?:\\p{L}+ )?(?:titolo|requisito) preferenziale',
      '(?:titolo|requisito) preferenziale',
      'gradit[oaie]',
      '(?:è|sono|sarà|saranno|sarebbe|sarebbero|come) (?:\\p{L}+ )?(?:un )?(?:vantaggio|preferibil[ei]|apprezzat[oaie])',
    ],
    closingMarks: ['un plus', 'preferibil[ei]', 'opzional[ei]'],
    leads: ['preferibilmente', 'idealmente', 'meglio se'],
    musts: ['obbligatori[oae]', 'indispensabil[ei]', 'richiest[oaie]', 'necessari[oae]'],
    subjects: ['cerchiamo', 'nostr[oaie]', 'ottim[oaie]', 'buon[oae]', 'anni'],
    sections: ['(?:cosa )?offriamo', 'benefit', 'attività', 'responsabilità', 'chi siamo', 'requisiti'],
  },
  nl: {
    names: [
      '(?:een )?pré',
      'een pre',
      '(?:een )?plus(?:punt|punten)?',
      'wenselijk',
      'mooi meegenomen',
      'bonus(?:punten)?',
      'optioneel',
      'bij voorkeur',
    ],
    fillers: [
      'als je',
      '(?:kennis|ervaring|vaardigheden|kwalificaties|competenties)',
      '(?:maar|en|of|is|zijn|hebt|ook|extra|een|van|met|het|dit|dat)',
    ],
    marks: [
      '(?:is|zijn|strekt tot|strekken tot|geldt als) (?:\\p{L}+ )?(?:een )?(?:grote |groot )?(?:pr[ée]|voordeel|aanbeveling|bonus)',
      'wenselijk',
      'mooi meegenomen',
    ],
    closingMarks: ['(?:een )?(?:grote )?pré', 'een (?:grote )?(?:pre|plus(?:punt)?)', 'optioneel'],
    leads: ['bij voorkeur', 'idealiter', 'het liefst'],
    musts: ['vereist\\p{L}*', 'verplicht', 'noodzakelijk', 'eis(?:en)?'],
    subjects: ['je', 'jij', 'jouw', 'wij', 'ons', 'onze', 'uitstekende', 'goede', 'jaar'],
    sections: [
      '(?:wat )?(?:wij|we) bieden',
      'wat (?:krijg|ga) je\\p{L}*',
      'arbeidsvoorwaarden',
      'over ons',
      'functie-eisen',
      'jouw profiel',
    ],
  },
  pl: {
    names: [
      'mile widzian(?:e|y|a|i|ych)',
      '(?:dodatkow(?:e|ym|y) )?atut(?:y|em)?',
      '(?:dodatkowy )?plus(?:em|y)?',
      'opcjonaln(?:e|ie|y)',
    ],
    fillers: [
      '(?:umiejętności|wymagania|doświadczenie|znajomość|wiedza|kwalifikacje|kompetencje)',
      '(?:i|lub|oraz|ale|dodatkow(?:e|ym|o|y)|będzie|będą|jest|są|to|jeśli|także|również|co|za)',
    ],
    marks: [
      'mile widzian(?:e|y|a|i)',
      '(?:będzie|będą|jest|są|stanowi) (?:\\p{L}+ )?(?:atutem|plusem|atut)',
      '(?:dodatkowym|dużym) (?:atutem|plusem)',
    ],
    closingMarks: ['opcjonalnie', 'dodatkowy plus'],
    leads: ['najlepiej'],
    musts: ['wymagan[aey]', 'konieczn[aey]', 'niezbędn[aey]', 'wymagamy', 'warunek'],
    subjects: ['bardzo dobra', 'dobra', 'lat', 'lata', 'szukamy', 'nasz\\p{L}*'],
    sections: ['(?:co )?oferujemy', 'benefity', '(?:twoje |zakres )?obowiązk(?:i|ów)', 'o nas', '(?:nasze )?wymagania'],
  },
}
