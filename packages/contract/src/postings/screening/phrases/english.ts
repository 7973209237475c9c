import type { Phrases } from '../grounds.ts'

/** A word about work after a word about health or family: "allergy awareness training" is not about an allergy. */
const NOT_AT_WORK =
  "(?!['’]?s?[\\s-]+(?:and[\\s-]+\\w+[\\s-]+)?(?:care|nurs\\w+|research\\w*|support|services?|awareness|training|management|experience|certificat\\w+|qualif\\w+|licen[cs]e\\w*|degrees?|studies|sectors?|safety|polic\\w+|law|claims?|inclusion|prevention|education\\w*|testing|screening|treatment|trials?|therap\\w+|patients?|clients?|cod\\w+|records?|software|devices?|work\\w*|knowledge|background in|registration|specialis\\w+|counsell?\\w+|administration|teams?|settings?|charit\\w+|advocacy|rights|program\\w*|books?|clothing|services|protection|development|psycholog\\w+|minding|welfare|safeguarding|business|medicine|practice|doctor|networks?|manag\\w+|certif\\w+|accounts?|channels?|names?|insurance|lawyers?|friendly|content|media|ministr\\w+|games?|toys?|theatre|confident)\\b)"

const ANY =
  '(?:(?:a|an|any|some|no|the|one|your|own|more|another|other|first|second|new|small|young|little|big|known|serious|chronic|physical|mental|long-term|underlying|existing|prescription|regular|current|history|of|or|from|already|ever|still|currently|now|also|actually) )*'
const CHILDREN = `(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|sons?|daughters?|dependa?e?nts)\\b${NOT_AT_WORK}`
const FAMILY = `(?:famil(?:y|ies)|spouse|husband|wife|girlfriend|boyfriend|fiancee?|partner|(?:family|caring|childcare|parental|parenting|domestic) (?:commitments|obligations|responsibilities|duties))\\b${NOT_AT_WORK}`
const ILLNESS = `(?:disabilit(?:y|ies)|illness(?:es)?|diseases?|impairments?|handicaps?|allerg(?:y|ies)|(?:mental |physical )?(?:health|medical)(?: or \\w+)? (?:conditions?|problems?|issues?|restrictions?|limitations?|concerns?|history)|medications?|drugs|hiv|aids|diabetes|epilepsy|asthma|cancer|depression|anxiety|adhd|autism|dyslexia|burn-?out|ptsd|(?:back|heart|knee) (?:pain|problems?|issues?|condition)|injur(?:y|ies))\\b${NOT_AT_WORK}`
const FAITHS =
  '(?:muslim|christian|catholic|protestant|evangelical|orthodox christian|jew|jewish|hindu|buddhist|sikh|mormon|atheist|agnostic|religious|baptized|baptised|practising \\w+|practicing \\w+|observant|believer|church ?goer)'
const PAY =
  '(?:salary|salaries|pay|wages?|compensation|ctc|remuneration|earnings|income|ote|package|pay ?check|hourly rate|rate of pay|pay rate|pay ?slips?|pay ?stubs?)'
const BEFORE = '(?:current|present|existing|last|latest|previous|prior|former|past|most recent|last drawn|old)'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))

/** English patterns for questions about the person (age, family, health) rather than the job. */
export const english: Phrases = {
  pay: toPatterns(
    `\\byour (?:\\w+ )?${BEFORE} (?:(?:annual|base|basic|gross|net|monthly|yearly|total|fixed|hourly|weekly|job'?s|employer'?s|role'?s) )*${PAY}\\b(?! (?:range|expect\\w+)?\\s*for this)`,
    `\\b${BEFORE} (?:(?:annual|base|basic|gross|net|monthly|yearly|total|fixed|hourly|weekly|few|two|three|six|\\d+) )*(?:salary|wages?|ctc|remuneration|pay ?slips?|pay ?stubs?)\\b(?! (?:bands?|surveys?|data|negotiations?|review|structure|model))`,
    `\\b(?:what|how much) (?:salary |money |pay |commission |bonus )?(?:do|did|are|were|have|had) you (?:currently |now |already |presently |usually |typically )*(?:earn|earning|earned|paid|getting paid|get paid|being paid|been paid)\\b(?! (?:for (?:the|your|a|our) (?:company|client|employer|charity|business)|your|a degree|the trust|trust|respect))`,
    `\\bwhat (?:are|were) you making(?: now| currently| at the moment| at your .*)?\\W*$|\\bhow much (?:money )?(?:do|did|are|were) you (?:currently |now )*(?:make|making|take home|taking home|on)\\b(?: (?:now|currently|before|a|an|per|each|every|last|at|in|annually|monthly|from)\\b|\\s*[?.!,]|$)`,
    `\\bwhat (?:do|did) you (?:currently )?make (?:a|per|each) (?:year|month|hour|week)\\b`,
    `\\b(?:do|did) you (?:currently )?earn (?:more|less|over|under|above|below|at least|between)\\b`,
    `\\b(?:salary|pay|wage|earnings|compensation) history\\b(?! (?:report|data|system|record|software|table))`,
    `\\b(?:what is|what's|state|disclose|tell us|share|confirm) your (?:annual |gross |net |monthly |yearly |base )*(?:salary|pay|wage|income|ctc|ote)\\s*(?:[?.!]|$|now|today|at the moment|right now|at present)`,
    `\\b(?:what was|what were|how (?:high|much) (?:was|is)) your (?:annual |gross |net |monthly |yearly |base |starting )*(?:salary|pay|wages?|income|ctc|ote|compensation|earnings|remuneration)\\b`,
    `\\byour (?:salary|pay|wages?|compensation|earnings) (?:at|in|with|from|on) (?:your|the|a) ${BEFORE}\\b`,
    `\\bhow much (?:does|did|has|is) your (?:${BEFORE} )?(?:employer|company|job|role|boss) (?:currently )?(?:pay|paying|paid)`,
    `\\byour ${BEFORE} (?:employer|job|company|role|boss) (?:pays?|paid|paying)\\b`,
    `^(?:current|last|previous|present) (?:salary|pay|ctc|wage|compensation)\\W*$`,
  ),
  age: toPatterns(
    `\\bhow old (?:are|r|were|will) (?:you|u)\\b`,
    `\\byour (?:current |exact |real |actual |own )?(?:age|date of birth|birth ?date|birth ?day|birth ?year|year of birth|dob)\\b(?! (?:group|range)s? (?:of|that|which|have)| verification)`,
    `\\b(?:at )?(?:what|which) age (?:are you|would you|do you (?:plan|want|intend|expect|hope))\\b`,
    `^\\W*(?:please )?(?:state |enter |give |provide |confirm )?(?:the |full |candidate'?s? |applicant'?s? )?(?:age|date of birth|birth ?date|birth ?day|dob|d\\.o\\.b\\.?|year of birth|birth year)\\W*(?:\\(.*\\))?\\W*$`,
    `\\b(?:when|(?:in )?(?:what|which) (?:year|month|decade|century)|on (?:what|which) (?:day|date)) (?:were|was) (?:you|u) born\\b`,
    `\\b(?:were|are) you born (?:before|after|between|in (?:the )?(?:19|20)?\\d0s|in (?:19|20)\\d\\d|on the)\\b`,
    `\\bwhen (?:is|was) your birth ?day\\b|\\bwhen do you turn \\d\\d\\b`,
    `\\bare you (?:currently |now |still )?(?:under|below|younger than|less than) (?:the age of )?(?:2[5-9]|[3-9]\\d|thirty|forty|fifty|sixty)\\b`,
    `\\bare you (?:currently |now |already )?(?:over|above|older than|more than|at least|past|aged|turning) (?:the age of )?(?:2[2-9]|[3-9]\\d|thirty|forty|fifty|sixty)\\b(?! (?:hours|km|miles|minutes|people|kg))`,
    `\\bare you (?:between|aged between)? ?(?:the ages of )?\\d\\d (?:and|to|-|–) \\d\\d(?: years)?(?: old)?\\b`,
    `\\bare you (?:2[2-9]|[3-9]\\d)(?: years)?(?: old)? or (?:older|younger|over|under|above)\\b`,
    `\\b(?:what|which) (?:is your )?age (?:group|bracket|range|category|band)s?\\b(?=.{0,20}\\b(?:are you|do you (?:belong|fall)|you belong|you fall|applies to you|describes you|is yours)|\\s*[?:]*\\s*$)`,
    `\\bwhat is your age (?:group|bracket|range|category|band)\\b`,
    `\\b(?:when|at what age) (?:do|will|would|are) you (?:\\w+ ){0,3}(?:retire|retiring)\\b|\\bhow (?:long|many years|soon|close).{0,20}\\b(?:until|before|till|to) (?:you|your) retire(?:ment)?\\b|\\bare you (?:close to|near|near to|nearing|approaching) retirement\\b`,
    `\\bare you (?:a )?(?:millennial|baby boomer|boomer|gen(?:eration)? ?[xyz])\\b`,
  ),
  family: toPatterns(
    `\\bare you (?:or have you been )?(?:currently |now |legally |still |already |happily |perhaps |by any chance )*(?:married|divorced|widowed|pregnant|unmarried|(?:a )?(?:single |working |new |expectant )*(?:parent|mother|father|mum|mom|dad)|in a (?:relationship|partnership)|breast-?feeding|trying (?:for a baby|to (?:conceive|get pregnant|become pregnant|have)))\\b(?! (?:company|organi[sz]ation|figure))`,
    `\\bare you (?:currently |now |still )*(?:single|engaged|separated)(?=\\s*(?:[?.!,]|$|or\\b|to be married|and\\b))`,
    `\\bare you expecting (?:a|another|your|twins)\\b(?=.{0,12}\\b(?:bab|child|twins))|\\bare you (?:currently |now |perhaps )?expecting\\s*\\?`,
    `\\b(?:do|does|did) you (?:currently )?(?:have|got) ${ANY}(?:${CHILDREN}|${FAMILY})(?! (?:that|who|which|in your (?:class|care)))`,
    `\\bhave you (?:got )${ANY}(?:${CHILDREN}|${FAMILY})|^any ${ANY}${CHILDREN}\\W*$|\\bwill you .{0,12}\\b(?:have|having) ${ANY}${CHILDREN}|\\bdo you have (?:any )?(?:little ones|child ?care (?:arrangements?|in place|sorted|cover))\\b`,
    `\\bhave you (?:ever )?(?:been )?(?:married|pregnant|divorced)\\b|\\b(?:when|if) you (?:get|got|are|were|become|fall) (?:married|pregnant)\\b`,
    `\\bhow (?:many|old|young) (?:\\w+ )?(?:children|kids|dependa?e?nts|sons|daughters) (?:do you have|have you got|are (?:you|yours)|live with you|do you want|would you like)\\b(?! (?:experience|in your (?:class|care|group)|taught|worked))`,
    `\\bhow (?:many|old) (?:are )?your (?:children|kids|sons?|daughters?)\\b`,
    `\\byou\\b.{0,25}\\b(?:plan\\w*|want\\w*|wish\\w*|intend\\w*|hope|hoping|going|think\\w*|consider\\w*|expect\\w*|like|decid\\w*|try\\w*|see yourself)\\b.{0,15}\\b(?:have|having|start|starting|get|getting|become|becoming|raise|raising|grow|growing|adopt|adopting|make|making) ${ANY}(?:${CHILDREN}|famil(?:y|ies)\\b${NOT_AT_WORK}|married\\b|pregnant\\b|mother\\b|father\\b|parent\\b)`,
    `\\bdo you (?:plan (?:on|for)|want|wish for|plan) ${ANY}(?:${CHILDREN}|(?:a )?family\\b${NOT_AT_WORK})`,
    `\\bwhen (?:do|will|would|are) you.{0,20}\\b(?:children|kids|a baby|a family)\\b(?= ?[?.!]| ?$)`,
    `\\byour (?:marital|family|civil|parental|relationship|maternity|pregnancy|domestic|childcare|child care) (?:status|situation|planning|plans?|circumstances|arrangements?|responsibilities|obligations|commitments|needs)\\b`,
    `^\\W*(?:please )?(?:state |enter )?(?:marital|family|civil|parental|relationship) status\\W*$|^\\W*number of (?:children|kids|dependa?e?nts)\\W*$|^\\W*(?:children|kids)\\W*$|\\bmaiden name\\b|\\bfamily planning\\b(?=.{0,20}\\byou|\\s*\\?)`,
    `\\byour (?:own |young |little |small )*(?:husband|wife|spouse|boyfriend|girlfriend|fiancee?|children|kids?|child|sons?|daughters?|baby|in-laws|mother(?! (?:tongue|company))|father|parents)\\b${NOT_AT_WORK}(?!.{0,30}\\b(?:work\\w*|employed) (?:for|at|with) (?:us|our|this|the company))`,
    `\\byour family\\b${NOT_AT_WORK}(?!.{0,30}\\b(?:work\\w*|employed) (?:for|at|with) (?:us|our|this|the company))`,
    `\\b(?:does|do|will|would) your partner (?:work|mind|agree|earn|support|live|approve)\\b|\\bwhat does your partner do\\b`,
    `\\byou\\b.{0,30}\\b(?:take|taking|going on|go on|be on|need|planning|currently on|returning from) (?:a |any |your )?(?:maternity|paternity|parental) leave\\b`,
    `\\byour pregnancy\\b|\\b(?:do|will) you need (?:child ?care|time off for (?:your )?(?:children|kids|family))\\b`,
    `\\bwho (?:\\w+ ){0,2}(?:looks? after|takes? care of|cares? for|minds?|watch(?:es)?) (?:the|your) (?:children|kids|child|family|baby)\\b`,
  ),
  health: toPatterns(
    `\\b(?:do|did) you (?:currently |now |still |also |personally |ever )*(?:have|suffer(?: from)?|live with|take|use|need|struggle with) ${ANY}${ILLNESS}`,
    `\\bwhat (?:medications?|drugs) (?:are|do) you\\b|\\bare you (?:currently |otherwise |now |physically |mentally |or |in any way |registered |severely |at all |legally )*(?:disabled|handicapped|deaf|hard of hearing|healthy|chronically ill|seriously ill|in (?:good|perfect|full) health|mentally (?:ill|fit|healthy|stable)|medically fit|vaccinated|hiv|autistic|neurodivergent|depressed|dyslexic|epileptic|diabetic|overweight|obese|an? (?:recovering )?(?:alcoholic|addict|smoker)|(?:taking|on) (?:any )?(?:medications?|drugs|antidepressants))\\b${NOT_AT_WORK}`,
    `\\bare you (?:often |currently |frequently |ever )?(?:sick|ill|unwell|blind)(?=\\s*(?:[?.!,]|$|or\\b|often\\b|at the moment|right now))`,
    `\\bhow (?:many|often|much)\\b(?=.*\\byou\\b).{0,40}\\b(?:sick(?:ness)?[ -](?:days?|leaves?|notes?|absences?|time)|(?:off|call(?:ed)? in) sick|(?:you|been|were) (?:sick|ill)\\b|days (?:off )?(?:sick|ill))`,
    `\\b(?:have|did) you (?:\\w+ ){0,2}(?:take|taken|took|been on) (?:\\w+ ){0,3}sick[ -]?(?:leave|days)\\b`,
    `\\byour (?:general |physical |mental |overall |current |present )*(?:health|medical|disability|vaccination|hiv|covid)(?: or \\w+)? (?:status|conditions?|histor(?:y|ies)|problems?|issues?|state|situation|needs)\\b`,
    `\\byour (?:general |physical |mental |overall |current |own )*health(?=\\s*(?:[?.!,]|$|like\\b|good\\b|ok\\b|fine\\b|been\\b|today\\b|prevents?\\b|affects?\\b|limits?\\b|allows?\\b|permits?\\b|at the moment|now\\b))`,
    `\\byour (?:disabilit(?:y|ies)|illness(?:es)?|disease|medications?|sick (?:days|leave)|weight|blood (?:type|group)|body weight)\\b${NOT_AT_WORK}|\\bhow much do you weigh\\b`,
    `\\b(?:(?:were|was|are) you|(?:have|has) (?:you|anyone in your family) (?:ever |recently |previously )*been) (?:ever |recently |previously |formally |medically |officially |currently )*(?:diagnosed|hospitali[sz]ed|treated for|in (?:therapy|rehab|psychiatric)|under a doctor|under (?:medical|psychiatric))\\b`,
    `\\bhave you (?:ever |recently |previously |already )*(?:had|suffered(?: from)?|experienced|been off (?:work )?with|been through) ${ANY}(?:${ILLNESS}|heart attack|stroke|surgery|operations?\\s*\\?|break-?down|nervous breakdown|covid\\b|miscarriage|abortion|mental breakdown)`,
    `\\bhave you (?:ever |recently )*(?:seen|visited|consulted) (?:a |an |any )?(?:psychiatrist|psychologist|psychotherapist|therapist)\\b|\\bhave you (?:ever )?(?:filed|received|claimed|made).{0,15}\\b(?:workers'? comp\\w*|disability (?:claim|benefits?|allowance|pension))`,
    `\\bdo you (?:smoke|vape|drink alcohol|(?:take|use) (?:any )?(?:illegal |recreational )?drugs)\\b|\\bdo you (?:receive|get|claim|draw) (?:a |any )?disability\\b`,
    `^\\W*(?:disabilit(?:y|ies)|health|medical|vaccination)(?: status| conditions?| history)?\\W*$|^\\W*(?:any )?(?:disabilities|medical conditions|health (?:problems|issues|conditions)|chronic illness(?:es)?)(?: or [\\w ]+)?\\W*$`,
    `\\bis there any(?:thing)? (?:medical|health|physical)(?: reasons?| problem\\w*| condition\\w*)?.{0,40}\\byou\\b`,
  ),
  religion: toPatterns(
    `\\b(?:what|which) (?:is your |are your )?(?:religion|faith|denomination|religious (?:belief|affiliation|view|background)s?)\\b(?!.{0,20}\\b(?:group|school|communit|organi[sz]ation|studies|class\\w*|lessons?|teach\\w*|courses?)).{0,30}(?=\\byou|\\?|$)`,
    `\\byour (?:religion|faith|church|mosque|synagogue|temple|parish|denomination|god|religious (?:\\w+ )?(?:beliefs?|affiliation|views?|background|practices?|duties|obligations|holidays?|observances?))\\b(?! (?:music|choir|organ|administration|communit))`,
    `\\bare you (?:an? |of the |from an? )?(?:practising |practicing |devout |strict |very |orthodox )*${FAITHS}\\b(?! (?:dior|louboutin|education|studies|school|teacher|scholar))`,
    `\\b(?:do|did|would|will) you (?:ever |regularly |still |usually |often )*(?:believe in (?:a )?god|pray\\b|fast\\b|attend (?:an? |any )?(?:church|mosque|synagogue|temple|mass|religious|sunday)|go to (?:an? |any )?(?:church|mosque|synagogue|temple|mass)\\b|observe (?:the |any )?(?:sabbath|shabbat|ramadan|lent|religious)|celebrate (?:christmas|easter|eid|ramadan|hanukkah|diwali|religious)|wear (?:an? |any )?(?:hijab|headscarf|head scarf|turban|kippa\\w*|veil|burqa|niqab|religious))`,
    `\\bwhich (?:church|mosque|synagogue|temple|parish|god) (?:do|did) you\\b|\\b(?:what|which) (?:religious )?holidays do you (?:observe|celebrate)\\b|\\bdo you belong to (?:an? |any )?(?:church|religio\\w+|faith|sect|parish)`,
    `\\b(?:have|were|are) you (?:been |ever been )?(?:baptised|baptized|confirmed in (?:the|a) church|converted)\\b`,
    `^\\W*(?:religion|religious (?:affiliation|belief)s?|faith|denomination)\\W*$`,
  ),
  origin: toPatterns(
    `\\bwhere (?:are|r|were) (?:you|u) (?:really |originally |actually |and your family |or your parents )*(?:from|born)\\b(?! (?:us|our|work))|\\bwhere do you (?:really |originally |actually )*come from\\b|\\bwhere (?:are|were|do|did|does) your (?:parents|ancestors|grandparents|family)\\b.{0,12}\\b(?:from|born)`,
    `\\b(?:in )?(?:what|which) (?:country|city|town|place|continent) (?:were|are) you (?:originally )?(?:born|from)\\b`,
    `\\b(?:country|place|city|town) of birth\\b(?=\\s*(?:\\?|:|$)|.{0,8}\\byou)|\\byour (?:country|place|city|town) of (?:birth|origin)\\b|\\byour birth ?place\\b`,
    `\\byour (?:\\w+ )?(?:nationality|nationalities|citizenships?|ethnicity|ethnic (?:origin|background|group|identity)|racial (?:origin|background|group)|skin colou?r|national origin|ancestry|heritage|caste|tribe|descent|mother tongue|native (?:language|tongue|country)|first language|immigrant background|migration background|accent)\\b(?!.{0,40}\\b(?:clearance|export control))`,
    `\\byour (?:race|origins?)\\b(?! (?:time|result|number|car|team|day|strateg|engineer|server|s\\b))|\\bwhat race are you\\b|\\bwhich race do you\\b`,
    `\\b(?:what|which) (?:nationality|ethnicity|ethnic (?:group|background)|tribe|caste) (?:are you|do you|is yours|best)\\b`,
    `\\bare you (?:an? |of |originally |a natural-born |natural )?(?:native|foreign|foreigner|immigrant|migrant|refugee|asylum seeker|black|white|asian|hispanic|latin[oax]|arab|african|caucasian|gypsy|roma|aborigin\\w+|indigenous|mixed race|colou?red|(?:\\w+ )?(?:descent|origin))\\b(?=\\s*(?:[?.!,]|$|or\\b|and\\b|american\\b|\\w+ (?:speaker|born|citizen)|speaker|born))`,
    `\\bnative (?:\\w+ )?speakers?\\b(?=.{0,6}(?:\\?|$)|.{0,30}\\byou)|\\b(?:is|was) \\w+ your (?:first|native|mother) (?:language|tongue)\\b|\\bborn (?:and raised )?(?:here|in this country|in the (?:us|uk|country|eu))\\b`,
    `\\bare you (?:an? |already )*(?:\\w+ )?citizen(?: of \\w+| by birth)?(?=\\s*(?:[?.!,]|$|or\\b|by birth))(?!.{0,60}\\b(?:clearance|export control))`,
    `\\bhow long have you (?:lived|been) in (?:this country|the (?:country|us|uk|eu)|england|germany|america|here)\\b|\\bwhen did you (?:immigrate|emigrate|come to this country|move to this country|arrive in this country)\\b`,
    `\\byour (?:name|surname|last name|family name) (?:come from|from|originate)|\\bwhat kind of (?:name|accent) is (?:that|yours)\\b`,
    `^\\W*(?:race|ethnicity|nationality|citizenship|ethnic (?:origin|background|group)|race ?(?:\\/|and|or) ?ethnicity|national origin|country of birth|place of birth|birth ?place|mother tongue|native language|skin colou?r)\\W*$`,
  ),
  gender: toPatterns(
    `\\byour (?:gender|sex|sexuality|sexual (?:orientation|identity|preference)|gender identity|sex life|biological sex)\\b(?! (?:studies|equality|pay|equity|balance|research|report))`,
    `\\b(?:what|which) (?:gender|sex) (?:are you|do you|were you|is yours|best)\\b`,
    `\\bare you (?:an? )?(?:man|woman|male|female|boy|girl|lady|gay|lesbian|bisexual|homosexual|heterosexual|queer|trans(?:gender|sexual)?|non-binary|intersex|lgbt\\w*)\\b(?! (?:owned|dominated|led))`,
    `\\bare you (?:gay or )?straight(?=\\s*(?:[?.!]|$|or\\b))|\\bdo you (?:identify|live) as (?:an? )?(?:man|woman|male|female|gay|lesbian|trans\\w*|non-binary|queer|lgbt\\w*|bisexual)`,
    `^\\W*(?:gender|sex|gender identity|sexual orientation|sexuality)\\W*$`,
  ),
  politics: toPatterns(
    `\\b(?:are|were|have) you (?:or have you (?:ever )?been |ever been |ever |been |currently |previously |now |or were you )*(?:an? |the )?(?:active |paying |registered |card-carrying )*(?:member|part|officer|representative|rep|delegate|supporter)s? (?:of|in) (?:an?|any|the|your|another)? ?(?:\\w+ )?(?<!\\b(?:european|credit|customs|african|student|students'|rugby|western|soviet) )(?:unions?|political party|party|works council|political (?:organi[sz]ation|group|movement))\\b`,
    `\\b(?:do|did|would|will|have|are) you (?:ever |currently |plan to |want to |intend to |going to )*(?:belong to|belonged to|join|joined|pay dues to|support|supported|organi[sz]e|organi[sz]ed|pay into) (?:an?|any|the|your)? ?(?:trade |labou?r |local |workers'? )*(?:union|political party|party|strike|works council)\\b(?! (?:budget|venue|event|planner|catering|square|jack))`,
    `\\b(?:are|were|have) you (?:ever |currently |been |active )*(?:unioni[sz]ed|in (?:a|any|the) (?:trade |labou?r )?union|on strike|a trade unionist|a unionist)\\b|\\bhave you (?:ever )?(?:gone|been) on strike\\b`,
    `\\b(?:who|whom|what|which party|which candidate) (?:do|did|will|would|are) you (?:going to |plan to )?(?:vote|voting|voted)\\b|\\bwhich (?:political )?party (?:do|did|are|would) you\\b|\\bhow (?:do|did|will|would) you vote\\b|\\bdid you vote\\b`,
    `\\byour (?:political (?:\\w+ )?(?:views?|affiliations?|opinions?|beliefs?|party|leanings?|orientation|convictions?)|politics|(?:trade |labou?r )?union (?:membership|status|activit\\w+|affiliation|views?|card)|party membership|opinion (?:of|on|about) (?:trade )?unions)\\b`,
    `\\bwhat do you think (?:of|about) (?:trade |labou?r )*unions\\b|\\bare you (?:left|right)[- ]wing\\b|\\bare you (?:a )?(?:republican|democrat|conservative|liberal|socialist|communist|labour supporter|green voter)(?=\\s*(?:[?.!,]|$|or\\b))`,
    `^\\W*(?:(?:trade |labou?r )?union membership|political (?:affiliation|party|views?)|party membership)\\W*$`,
  ),
}
