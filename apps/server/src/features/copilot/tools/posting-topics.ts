/** A topic that postings write about, but no field of a job states. */
export interface PostingTopic {
  readonly name: string
  /** Matches questions about the topic. */
  readonly asked: RegExp
  /** Matches sentences about the topic. */
  readonly named: RegExp
}

const topics: readonly PostingTopic[] = [
  topic(
    'visas or relocation',
    'visas?|sponsor\\w*|work permit|relocat\\w*',
    'visas?|sponsorship|work(?:ing)? permits?|right to work|relocat\\w*',
  ),
  topic(
    'benefits',
    'benefits?|perks?|bonus\\w*|insurance|pension',
    'benefits?|perks?|bonus\\w*|insurance|pension\\w*|stock|equity|shares|budget|allowance|discounts?|holidays?|vacation|days off|paid leave|parental leave',
  ),
  topic(
    'holidays',
    'holidays?|vacations?|days off|time off|leave days',
    'holidays?|vacations?|days off|time off|(?:paid|annual) leave',
  ),
  topic(
    'working hours',
    'hours|shifts?|weekends?|night|schedule|overtime|on[- ]call',
    'hours?|shifts?|weekends?|nights?|schedule|overtime|on[- ]call|rota',
  ),
  topic(
    'working from home',
    'work from home|home ?office|days in (?:the )?office|how many days',
    'home|remote\\w*|hybrid|office|on-?site',
  ),
  topic('travel', 'travel\\w*|business trips?', 'travel\\w*|trips?'),
  topic(
    'languages',
    'languages?',
    'languages?|fluent|fluency|english|german|french|spanish|italian|dutch|polish|portuguese|swedish|norwegian|danish|finnish|japanese|chinese|mandarin|arabic|(?:level )?[abc][12]\\b',
  ),
  topic(
    'education',
    'degrees?|diploma|education|universit\\w*|bachelor\\w*|masters?|phd|certificat\\w*',
    'degrees?|diploma|education|universit\\w*|bachelor\\w*|master’?s|phd|certificat\\w*|graduates?|qualification',
  ),
  topic('experience', '(?:years?|yrs?) (?:of )?(?:experience|expirience)?|experience', 'years?|experience\\w*'),
  topic(
    'the work',
    'duties|duty|tasks?|responsibilit\\w*|day to day|what (?:would|will|do|does|should) (?:i|you|it|they|one|the person) (?:have to )?(?:do|be)\\b|what is (?:the )?(?:job|work|role) about',
    '$^',
  ),
  topic('the team', 'team|boss|manager|colleagues|report to', 'teams?|colleagues|report(?:s|ing)? to|manager'),
  topic('equipment', 'equipment|laptop|tools', 'equipment|laptop|macbook|tools'),
  topic(
    'starting',
    'start date|when (?:can|do|would|does) (?:i|it) (?:start|begin)\\w*|starts?',
    'start(?:s|ing)?\\b|immediate\\w*|as soon as',
  ),
  topic(
    'the contract',
    'permanent|unlimited|fixed[- ]term|probation',
    'permanent|unlimited|fixed[- ]term|probation\\w*|temporary',
  ),
  topic(
    'growth',
    'training|career|promotion|growth|courses?',
    'training|career|promotion|grow\\w*|courses?|learning|mentor\\w*',
  ),
]

function topic(name: string, asked: string, named: string): PostingTopic {
  return {
    name,
    asked: new RegExp(`\\b(?:${asked})\\b`, 'i'),
    named: named === '$^' ? /$^/ : new RegExp(`\\b(?:${named})`, 'i'),
  }
}

/** Returns the known topics of a question about postings. */
export function requestedTopics(text: string): readonly PostingTopic[] {
  return topics.filter(({ asked }) => asked.test(text))
}

/** The topic answered with the list of duties. */
export const theWork = 'the work'
