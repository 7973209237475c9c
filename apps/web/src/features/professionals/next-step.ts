import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg } from '@rise/texts'

type Step = NonNullable<OwnStory['strength']['next']>

interface StepText {
  /** The link text of the step. */
  readonly label: Message
  /** Why the step helps, in one sentence. */
  readonly why: Message
  readonly path: string
}

const basics = '/professional/edit'
const experience = '/professional/edit-experience'
const education = '/professional/edit-education'
const interests = '/professional/edit-interests'

/** The next steps offered to the owner of a story. */
export const nextSteps: Readonly<Record<Step, StepText>> = {
  name: { label: msg('Add your full name'), why: msg('It’s how people find you.'), path: basics },
  headline: {
    label: msg('Write a headline', 'one line about a member'),
    why: msg('It says what you do, wherever your name appears.'),
    path: basics,
  },
  photo: { label: msg('Add a photo'), why: msg('People remember faces.'), path: '/professional/edit#pictures' },
  work: { label: msg('Add your experience'), why: msg('It’s what most people read first.'), path: experience },
  about: {
    label: msg('Write a few sentences about yourself'),
    why: msg('They say what a list of roles can’t.'),
    path: basics,
  },
  skills: { label: msg('Add five skills'), why: msg('People search for them.'), path: experience },
  place: { label: msg('Add your location'), why: msg('It’s the first thing employers ask.'), path: basics },
  education: { label: msg('Add your education'), why: msg('It shows where you started.'), path: education },
  expertises: { label: msg('Choose your expertise'), why: msg('It shows your field at a glance.'), path: interests },
  values: { label: msg('Choose what you value'), why: msg('Companies show theirs too.'), path: interests },
  languages: {
    label: msg('Add the languages you speak'),
    why: msg('Many teams look for one of them.'),
    path: education,
  },
  hats: {
    label: msg('Choose the hats you wear'),
    why: msg('They show what you’re like to work with.'),
    path: interests,
  },
  links: {
    label: msg('Add links to your work'),
    why: msg('Nothing convinces like work people can see.'),
    path: basics,
  },
  interests: {
    label: msg('Add what you like to do'),
    why: msg('It gives people something to talk about.'),
    path: interests,
  },
  mentoring: {
    label: msg('Offer to mentor'),
    why: msg('Someone is where you were a few years ago.'),
    path: '/professional/edit-mentoring-topics',
  },
}
