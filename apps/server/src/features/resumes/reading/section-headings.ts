/** The sections that a heading opens; `header` precedes the first, and `other` is one that we don't know. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'contact'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'projects'
  | 'interests'
  | 'references'
  | 'other'

// English, German, French, Spanish, Portuguese; folded by foldHeading.
const headings: Readonly<Record<Exclude<SectionKind, 'header' | 'other'>, string>> = {
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|about|about me|who i am|objective|career objective|personal statement|introduction|bio|biography|overview
    |profil|uber mich|kurzprofil|zusammenfassung|zur person|personliches profil
    |a propos|a propos de moi|resume|presentation|objectif|objectif professionnel|profil professionnel
    |resumen|perfil|perfil profesional|sobre mi|acerca de mi|objetivo|objetivo profesional|extracto
    |resumo|resumo profissional|perfil profissional|sobre mim|objetivo profissional|apresentacao`,
  contact: `contact|contact details|contact information|contact me|personal details|personal information|personal data|details|links|online|find me online|social|get in touch
    |kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person
    |coordonnees|informations personnelles|contacto|datos personales|datos de contacto|informacion personal|contato|contatos|contactos|dados pessoais|informacoes pessoais`,
  work: `experience|work experience|professional experience|employment|employment history|work history|career history|career|professional background|relevant experience|positions|positions held|professional history|industry experience|where i have worked|jobs|selected experience
    |berufserfahrung|berufliche erfahrung|beruflicher werdegang|werdegang|berufspraxis|praxiserfahrung|berufliche stationen|praktische erfahrung|erfahrung|erfahrungen|arbeitserfahrung|praktika
    |experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois
    |experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria|trayectoria profesional
    |experiencia profissional|experiencias profissionais|historico profissional|percurso profissional`,
  volunteer: `volunteering|volunteer|volunteer experience|volunteer work|voluntary work|community involvement|community service|social engagement
    |ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeiten|engagement|soziales engagement
    |benevolat|experience benevole|engagements|voluntariado|trabajo voluntario|trabalho voluntario`,
  education: `education|academic background|education and training|educational background|academic qualifications|academic history|studies|schooling|training and education|degrees
    |ausbildung|bildung|bildungsweg|schulbildung|studium|akademischer werdegang|ausbildung und studium|aus und weiterbildung|schulische ausbildung|hochschulbildung
    |formation|formations|etudes|diplomes|formation academique|parcours scolaire|scolarite
    |educacion|formacion|formacion academica|estudios|educacion y formacion
    |educacao|formacao|formacao academica|escolaridade|habilitacoes literarias`,
  skills: `skills|technical skills|core skills|key skills|skills summary|hard skills|soft skills|competencies|core competencies|expertise|areas of expertise|technologies|technical expertise|tools|tools and technologies|skills and tools|skills and technologies|tech stack|technical proficiencies|strengths|it skills|computer skills|skills and expertise|abilities|professional skills
    |kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|fertigkeiten|kenntnisse und fahigkeiten|technische kenntnisse|skills und tools|starken
    |competences|competences techniques|savoir faire|outils|competences cles|competences informatiques|atouts
    |habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias tecnicas|herramientas|conocimientos tecnicos|capacidades
    |habilidades e competencias|conhecimentos|ferramentas|conhecimentos tecnicos|qualificacoes`,
  languages: `languages|language skills|spoken languages|sprachen|sprachkenntnisse|fremdsprachen|langues|competences linguistiques|idiomas|lenguas|linguas`,
  certificates: `certifications|certificates|certification|licenses|licences|licenses and certifications|licences and certifications|certificates and licences|certifications and training|professional certifications|training|courses|courses and certifications|professional development|credentials|continuing education
    |zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lizenzen|schulungen
    |certificats|formations complementaires|licences et certifications|certificaciones|certificados|cursos|formacion complementaria|certificacoes|cursos e certificacoes`,
  awards: `awards|honors|honours|honors and awards|awards and honors|awards and honours|achievements|accomplishments|scholarships|prizes|recognition|awards and achievements|distinctions
    |auszeichnungen|preise|ehrungen|stipendien|erfolge|prix|distinctions et prix|recompenses|premios|reconocimientos|logros|becas|premiacoes|reconhecimentos|conquistas`,
  publications: `publications|papers|articles|selected publications|research publications|books|talks|talks and publications|publications and talks|patents|presentations
    |publikationen|veroffentlichungen|vortrage|publicaciones|publicacoes|brevets|patentes`,
  projects: `projects|personal projects|side projects|selected projects|key projects|academic projects|open source|open source projects|portfolio|case studies
    |projekte|eigene projekte|projektarbeit|ausgewahlte projekte|projektliste|projets|projets personnels|realisations|proyectos|proyectos personales|projetos|projetos pessoais`,
  interests: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|activities and interests
    |interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit
    |centres d interet|loisirs|centre d interet|interets|intereses|aficiones|pasatiempos|interesses|passatempos`,
  references: `references|referees|recommendations|testimonials|referenzen|empfehlungen|recommandations|referencias|recomendaciones|recomendacoes`,
}

const kindOf = new Map<string, SectionKind>()
for (const [kind, words] of Object.entries(headings)) {
  for (const heading of words.split('|')) {
    const folded = foldHeading(heading)
    if (!kindOf.has(folded)) kindOf.set(folded, kind as SectionKind)
  }
}

const longestHeading = 45

/** Returns the section that a line opens if it is only a heading, in five languages; undefined for an unknown one. */
export function sectionOfHeading(line: string): SectionKind | undefined {
  if (line.length > 2 * longestHeading || /[.!?,;]\s*$/.test(line)) return undefined
  const folded = foldHeading(line)
  if (folded.length > longestHeading) return undefined
  const known = kindOf.get(folded)
  if (known) return known
  // "Skills & interests" counts as the first of the two sections that it names.
  const parts = folded.split(/ (?:and|und|et|y|e) /)
  const kinds = parts.map((part) => kindOf.get(part))
  return parts.length === 2 && kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined
}

/** `Languages: English, German` in one line: the section and the words after the colon. */
export function sectionInLine(line: string): { kind: SectionKind; rest: string } | undefined {
  const [, heading = '', rest = ''] = /^([\p{L} &/-]{4,40}?)\s*[:：]\s*(\S.*)$/u.exec(line) ?? []
  const kind = heading === '' ? undefined : kindOf.get(foldHeading(heading))
  return kind && { kind, rest }
}

/** Lower case without accents and punctuation; joins `E X P E R I E N C E` and removes a leading number. */
function foldHeading(line: string): string {
  const plain = line
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .trim()
  const joined = /^(?:\p{L} ){3,}\p{L}$/u.test(plain.replaceAll(/\s+/g, ' ')) ? drawTogether(plain) : plain
  return joined
    .replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]\s+/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function drawTogether(letters: string): string {
  return letters
    .split(/\s{2,}|\t/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
