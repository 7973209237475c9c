import { foreignDepartments } from './department-words.ts'

/** Words for a department, the most specific first: `Data Engineer` is in data, other engineers are in engineering. */
const rules: readonly (readonly [slug: string, words: RegExp])[] = [
  ['legal', /\b(?:counsel|attorney|lawyer|paralegal|contracts? manager|data protection)\b/i],
  ['design', /(?<!\b(?:mechanical|electrical|instructional|hardware) )\bdesigner\b/i],
  [
    'people',
    /\b(?:recruit(?:er|ing|ment)|talent(?: acquisition| partner| management)?|human resources|hr|hrbp|people (?:ops|operations|partner|team|business|and culture|& culture)|sourcer)\b/i,
  ],
  ['hospitality', /\b(?:retail (?:sales|associate|assistant)|sales assistant|store manager)\b/i],
  ['administration', /\b(?:data entry|virtual assistant)\b/i],
  [
    'customer-success',
    /\b(?:customer (?:success|experience)|client (?:success|services)|implementation (?:manager|consultant|specialist)|onboarding (?:manager|specialist)|technical account manager)\b/i,
  ],
  [
    'support',
    /\b(?:(?:customer|technical|product|client|it|desktop|application) (?:support|service|care)|support (?:engineer|specialist|agent|representative|analyst|manager|associate)|help ?desk|service desk)\b/i,
  ],
  [
    'sales',
    /\b(?:sales|account (?:executive|manager|director)|business development|(?:s|b)dr|solutions? (?:engineer|consultant)|lead gen(?:eration)?|pre-?sales|partnerships?|partner manager|commercial|go[- ]to[- ]market|gtm|revenue)\b/i,
  ],
  [
    'marketing',
    /\b(?:marketing|marketer|growth(?! (?:engineer|product))|brand|seo|sem|demand gen(?:eration)?|social media|public relations|pr manager|communications|community manager)\b/i,
  ],
  [
    'content',
    /\b(?:(?:technical |copy|content |ux )?writer|copywriter|editor(?:ial)?|content (?:strategist|designer|manager|creator)|journalist|translator|localization|writing)\b/i,
  ],
  [
    'design',
    /\b(?:(?<!(?:mechanical|electrical|hardware|product|process|instructional) )design(?! (?:engineer|verification))|ux|ui\/ux|user research(?:er)?|illustrator|art director|creative director|animator)\b/i,
  ],
  [
    'it',
    /\b(?:(?:information|cyber|application|product|cloud|network|it|data) ?security|security (?:engineer|analyst|architect|operations)|cybersecurity|soc analyst|security(?! (?:guard|officer))|it (?:&|and) security|system(?:s)? administrator|sysadmin|network (?:engineer|administrator|technician)|information technology|it (?:manager|specialist|engineer|operations|technician|director|administrator)|database administrator|enterprise applications)\b/i,
  ],
  [
    'manufacturing',
    /\b(?:manufacturing|machinist|welder|(?:mechanical|mechatronics|industrial) (?:design )?(?:engineer|designer)|asic|fpga|vlsi|electrician|hardware|electrical engineer|electronics|firmware|assembl(?:y|er)|production (?:operator|technician|engineer)|quality (?:technician|inspector)|technician|mechanic)\b/i,
  ],
  [
    'science',
    /\b(?:(?:research|applied) scientist|scientist(?! ?,? data)|research(?:er)?|science|r&d|laborator(?:y|ies)|lab (?:technician|manager)|chemist|biologist|physicist|postdoc\w*)\b/i,
  ],
  [
    'finance',
    /\b(?:finance|financial|account(?:ant|ing|s payable|s receivable)|controller|treasury|tax|audit(?:or)?|fp&a|payroll|bookkeeper|actuar(?:y|ial)|investment|cfo|trader|trading|quant(?:itative)?)\b/i,
  ],
  ['legal', /\b(?:legal|compliance|privacy|regulatory affairs|contracts manager)\b/i],
  [
    'healthcare',
    /\b(?:nurse|nursing|physician|doctor|clinical|clinician|therapist|pharmacist|medical|caregiver|dentist|dental|psychologist|psychiatrist|veterinar\w+|radiolog\w+|paramedic|midwife|locum|gp|carer|care (?:assistant|worker)|health ?care)\b/i,
  ],
  [
    'education',
    /\b(?:teacher|teaching|instructor|tutor|lecturer|professor|admissions|kindergarten|nanny(?= teacher)|curriculum|instructional|trainer|learning (?:and|&) development|education)\b/i,
  ],
  [
    'product',
    /\b(?:product (?:manager|management|owner|lead|director|operations|analyst)|(?:head|director|vp|vice president),? (?:of )?product|chief product officer)\b/i,
  ],
  [
    'engineering',
    /\b(?:engineer(?:ing|s)?|developer|software|programmer|devops|sre|front[- ]?end|back[- ]?end|full[- ]?stack|android|ios|architect|qa|quality assurance|test automation|tech lead|cto|technology|platform|infrastructure|r and d)\b/i,
  ],
  [
    'logistics',
    /\b(?:logistics|supply chain|warehouse|driver|courier|dispatcher|procurement|purchasing|buyer|fulfil?lment|inventory|shipping|delivery (?:associate|driver))\b/i,
  ],
  [
    'hospitality',
    /\b(?:chef(?! de projet)|cook|barista|bartender|waiter|waitress|server|host(?:ess)?|hotel|restaurant|store (?:manager|associate)|retail|cashier|housekeep\w+|hospitality)\b/i,
  ],
  [
    'administration',
    /\b(?:(?:executive|administrative|personal|office) (?:assistant|administrator|coordinator|manager)|receptionist|secretary|administrat(?:or|ion|ive)|office manager|workplace)\b/i,
  ],
  [
    'operations',
    /\b(?:operations|ops|program(?:me)? manager|project (?:manager|coordinator|director)|pmo|business (?:analyst|operations)|strategy|facilities|process improvement)\b/i,
  ],
  [
    'management',
    /\b(?:general manager|managing director|chief executive|ceo|chief of staff|coo|country manager|founder|president|general management|executive team|leadership)\b/i,
  ],
  ['product', /\bproducts?\b/i],
]

/** Words for data. They are checked just before the first rule whose department is not in `beforeData`. */
const dataWords =
  /\b(?:data (?:engineer(?:ing)?|scientists?|science|analysts?|analytics|platform|architect|warehouse|and analytics|& analytics)|analytics|machine learning|ml engineer|business intelligence|bi (?:developer|analyst|engineer)|statistician|data)\b/i
const beforeData = new Set([
  'hospitality',
  'administration',
  'legal',
  'people',
  'customer-success',
  'support',
  'sales',
  'marketing',
  'content',
  'design',
  'it',
  'manufacturing',
])
const notData = /\bdata ?(?:cent(?:er|re)|entry|protection|privacy)\b/i

export interface FoundDepartment {
  /** The slug of the department in the catalog. */
  readonly slug: string
  /** The words that name the department. */
  readonly quote: string
}

/**
 * Returns the department named by the words of a title or of a team's name; null if there is none. The part of a title
 * before the first comma, dash or bracket counts first: `Recruiter, Engineering` is people.
 */
export function departmentOfTitle(title: string): FoundDepartment | null {
  const [mainPart = ''] = title.split(/,|\s[-–—]\s|[([|]/)
  return (
    departmentOfWords(mainPart) ??
    departmentOfForeignWords(mainPart) ??
    departmentOfWords(title) ??
    departmentOfForeignWords(title)
  )
}

function departmentOfForeignWords(text: string): FoundDepartment | null {
  for (const [slug, stems] of foreignDepartments) {
    const match = stems.exec(text)
    if (match !== null) return { slug, quote: match[0] }
  }
  return null
}

function departmentOfWords(text: string): FoundDepartment | null {
  for (const [slug, words] of rules) {
    if (!beforeData.has(slug)) {
      const data = notData.test(text) ? null : dataWords.exec(text)
      if (data !== null) return { slug: 'data', quote: data[0] }
    }
    const match = words.exec(text)
    if (match !== null) return { slug, quote: match[0] }
  }
  return null
}
