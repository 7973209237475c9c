import type { OwnStory } from '@rise/contract/professionals/story/shapes'

type Step = NonNullable<OwnStory['strength']['next']>

interface StepText {
  /** What to do, as a link reads. */
  readonly label: string
  /** Why it helps, in a sentence. */
  readonly why: string
  readonly path: string
}

const basics = '/professional/edit'
const experience = '/professional/edit-experience'
const education = '/professional/edit-education'
const interests = '/professional/edit-interests'

/** What the owner of a story is offered to do next. */
export const nextSteps: Readonly<Record<Step, StepText>> = {
  name: { label: 'Add your full name', why: 'People look you up by it.', path: basics },
  headline: { label: 'Write a headline', why: 'One line says what you do, wherever your name stands.', path: basics },
  photo: { label: 'Add a photo', why: 'People remember a face.', path: '/professional/edit#pictures' },
  work: { label: 'Add where you worked', why: 'It is what most people read first.', path: experience },
  about: { label: 'Write a few sentences about yourself', why: 'They tell what a list of roles cannot.', path: basics },
  skills: { label: 'Name five skills', why: 'They are what others search for.', path: experience },
  place: { label: 'Say where you are', why: 'Employers ask about place and time first.', path: basics },
  education: { label: 'Add your education', why: 'A school or a course shows where you began.', path: education },
  expertises: { label: 'Choose your expertise', why: 'It tells your field at a glance.', path: interests },
  values: { label: 'Choose what you value', why: 'Companies show theirs, too.', path: interests },
  languages: { label: 'Add the languages you speak', why: 'Many teams look for one of them.', path: education },
  hats: { label: 'Choose the hats you wear', why: 'They tell how you are to work with.', path: interests },
  links: { label: 'Link your work elsewhere', why: 'What one can look at convinces most.', path: basics },
  interests: {
    label: 'Add what you like to do',
    why: 'It gives people something to begin a talk with.',
    path: interests,
  },
  mentoring: {
    label: 'Offer to mentor',
    why: 'Somebody is where you were some years ago.',
    path: '/professional/edit-mentoring-topics',
  },
}
