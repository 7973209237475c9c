import type { OwnStory } from '@rise/contract/professionals/story/shapes'

type Step = NonNullable<OwnStory['strength']['next']>

interface StepText {
  /** The link text of the step. */
  readonly label: string
  /** Why the step helps, in one sentence. */
  readonly why: string
  readonly path: string
}

const basics = '/professional/edit'
const experience = '/professional/edit-experience'
const education = '/professional/edit-education'
const interests = '/professional/edit-interests'

/** The next steps offered to the owner of a story. */
export const nextSteps: Readonly<Record<Step, StepText>> = {
  name: { label: 'Add your full name', why: 'It’s how people find you.', path: basics },
  headline: { label: 'Write a headline', why: 'It says what you do, wherever your name appears.', path: basics },
  photo: { label: 'Add a photo', why: 'People remember faces.', path: '/professional/edit#pictures' },
  work: { label: 'Add your experience', why: 'It’s what most people read first.', path: experience },
  about: { label: 'Write a few sentences about yourself', why: 'They say what a list of roles can’t.', path: basics },
  skills: { label: 'Add five skills', why: 'People search for them.', path: experience },
  place: { label: 'Add your location', why: 'It’s the first thing employers ask.', path: basics },
  education: { label: 'Add your education', why: 'It shows where you started.', path: education },
  expertises: { label: 'Choose your expertise', why: 'It shows your field at a glance.', path: interests },
  values: { label: 'Choose what you value', why: 'Companies show theirs too.', path: interests },
  languages: { label: 'Add the languages you speak', why: 'Many teams look for one of them.', path: education },
  hats: { label: 'Choose the hats you wear', why: 'They show what you’re like to work with.', path: interests },
  links: { label: 'Add links to your work', why: 'Nothing convinces like work people can see.', path: basics },
  interests: {
    label: 'Add what you like to do',
    why: 'It gives people something to talk about.',
    path: interests,
  },
  mentoring: {
    label: 'Offer to mentor',
    why: 'Someone is where you were a few years ago.',
    path: '/professional/edit-mentoring-topics',
  },
}
