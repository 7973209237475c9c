import { z } from 'zod'
import { catalogEntry, earnedBadge } from './catalogs.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { newestHeadline } from './headline-cards.ts'
import { page, pageNumber } from './pagination.ts'
import { picture } from './pictures.ts'
import { newestAnswer } from './real-talk-cards.ts'
import { contactAudiences, openToWorkSettings, soughtWorkTypes, storyChange } from './story-fields.ts'

const slug = z.string().trim().toLowerCase().max(120)
const span = { startDate: z.string().nullable(), endDate: z.string().nullable() }

/** Roles at one company, newest first. */
const employment = z.object({
  company: z.string(),
  url: z.string().nullable(),
  roles: z.array(
    z.object({
      position: z.string(),
      location: z.string().nullable(),
      ...span,
      summary: z.string().nullable(),
      highlights: z.array(z.string()),
    }),
  ),
})

/**
 * A professional's page (JSON Resume's words), holding exactly what the asking one may see: what is hidden from them is
 * not in it. Texts are plain; dates are as exactly as they are known, a missing end means today.
 */
export const story = z.object({
  _id: z.string(),
  slug: z.string(),
  /** "Unidentified Unicorn" where there is none (section 5). */
  name: z.string(),
  photo: picture.nullable(),
  cover: picture.nullable(),
  headline: z.string().nullable(),
  /** City and country in words. */
  place: z.string().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Null when they are not open to work, or when it is not for the asking one to know. */
  openToWork: z.object({ roles: z.array(z.string()), workTypes: z.array(z.string()) }).nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  /** Newest first. */
  badges: z.array(earnedBadge),
  /** Those in real talk that they wrote last, the newest first, of how many. */
  answers: z.object({ newest: z.array(newestAnswer), total: z.int() }),
  /** Those that they published last, the newest first, of how many. */
  headlines: z.object({ newest: z.array(newestHeadline), total: z.int() }),
  work: z.array(employment),
  education: z.array(
    z.object({
      institution: z.string(),
      url: z.string().nullable(),
      degree: z.string().nullable(),
      score: z.string().nullable(),
      courses: z.array(z.string()),
      ...span,
    }),
  ),
  skills: z.array(
    z.object({
      name: z.string(),
      level: z.string().nullable(),
      years: z.number().nullable(),
      keywords: z.array(z.string()),
    }),
  ),
  projects: z.array(
    z.object({
      name: z.string(),
      url: z.string().nullable(),
      description: z.string().nullable(),
      highlights: z.array(z.string()),
      keywords: z.array(z.string()),
      ...span,
    }),
  ),
  certificates: z.array(
    z.object({
      name: z.string(),
      issuer: z.string().nullable(),
      date: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), fluency: z.string().nullable() })),
  publications: z.array(
    z.object({
      name: z.string(),
      publisher: z.string().nullable(),
      date: z.string().nullable(),
      url: z.string().nullable(),
      summary: z.string().nullable(),
    }),
  ),
  awards: z.array(
    z.object({
      title: z.string(),
      awarder: z.string().nullable(),
      date: z.string().nullable(),
      summary: z.string().nullable(),
    }),
  ),
  volunteer: z.array(
    z.object({
      organization: z.string(),
      position: z.string().nullable(),
      url: z.string().nullable(),
      summary: z.string().nullable(),
      highlights: z.array(z.string()),
      ...span,
    }),
  ),
  expertises: z.array(catalogEntry),
  hats: z.array(catalogEntry),
  values: z.array(catalogEntry),
  benefits: z.array(catalogEntry),
  interests: z.array(catalogEntry),
  mentoringTopics: z.array(catalogEntry),
  /** Kept out of search engines: by wish, or because there is nothing to find yet. */
  noindex: z.boolean(),
  joinedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The day that durations were counted on, so that server and browser count alike. */
  asOf: z.iso.date(),
})
export type Story = z.output<typeof story>

export const storySteps = [
  'name',
  'photo',
  'headline',
  'place',
  'about',
  'work',
  'education',
  'skills',
  'expertises',
  'hats',
  'values',
  'interests',
  'languages',
  'links',
  'mentoring',
] as const

/** A story as its owner edits it. */
export const ownStory = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** The whole document (resume.ts), with what its schema does not know. */
  resume: z.record(z.string(), z.unknown()),
  timeZone: z.string().nullable(),
  openToWork: z.enum(openToWorkSettings),
  soughtRoles: z.array(z.string()),
  soughtWorkTypes: z.array(z.enum(soughtWorkTypes)),
  hiddenFrom: z.array(z.string()),
  expertises: z.array(catalogEntry),
  hats: z.array(catalogEntry),
  soughtValues: z.array(catalogEntry),
  soughtBenefits: z.array(catalogEntry),
  interests: z.array(catalogEntry),
  mentoringTopics: z.array(catalogEntry),
  emailShownTo: z.enum(contactAudiences),
  phoneShownTo: z.enum(contactAudiences),
  searchEngines: z.boolean(),
  /** Named on the page of the company where they work now. */
  shownAtWork: z.boolean(),
  /** How full it is in percent, and what would help most. */
  strength: z.object({ percent: z.int(), next: z.enum(storySteps).nullable() }),
})
export type OwnStory = z.output<typeof ownStory>

const viewer = z.object({
  _id: z.string(),
  role: z.enum(['professional', 'employer']),
  slug: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  headline: z.string().nullable(),
  /** When they last looked. */
  at: z.iso.datetime(),
})
export type Viewer = z.output<typeof viewer>

/** Whoever looks unseen is seen by nobody and sees nobody. */
const viewPrivacy = z.object({ unseen: z.boolean() })

export const storyErrors = defineErrors({
  'story-not-found': { status: 404, message: 'There is no professional at this address. It may have changed.' },
  'story-changed': {
    status: 409,
    message: 'Your story was changed elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
  'address-taken': { status: 409, message: 'Somebody else has this address, or had it once. Choose another one.' },
  'nothing-to-ask': { status: 404, message: 'They offer no mentoring on this topic.' },
  'mentor-busy': {
    status: 429,
    message: 'They were asked several times today already. Nothing was sent; ask again tomorrow.',
  },
})
const e = storyErrors

export const storiesEndpoints = defineEndpoints({
  'GET /api/v1/professionals/{slug}/story': {
    summary: 'A professional’s story as the asking one may see it; a former address gives the present one',
    tag: 'professionals',
    access: 'guest',
    params: z.object({ slug }),
    reply: success(story),
    errors: [e['story-not-found']],
  },
  'POST /api/v1/professionals/{slug}/views': {
    summary: 'Notes that somebody looks at a story: by name for a member, only counted for others',
    tag: 'professionals',
    access: 'guest',
    params: z.object({ slug }),
    reply: success(z.object({})),
    errors: [e['story-not-found'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/professionals/{slug}/mentoring-requests': {
    summary: 'Asks a professional for mentoring by mail; the answer goes to the asking member’s address',
    tag: 'professionals',
    access: 'auth',
    confirmed: true,
    params: z.object({ slug }),
    body: z.object({
      topic: z.string().max(80),
      message: z
        .string('Write what you would like to ask.')
        .trim()
        .min(20, 'Say in a sentence or two what you would like to ask.')
        .max(2_000, 'Use at most 2,000 characters.')
        .refine((text) => !text.includes('\0'), 'The text has characters that cannot be kept.'),
    }),
    reply: success(z.object({})),
    errors: [
      e['story-not-found'],
      e['nothing-to-ask'],
      e['mentor-busy'],
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'GET /api/v1/story': {
    summary: 'One’s own story to edit',
    tag: 'professionals',
    access: 'professional',
    reply: success(ownStory),
    errors: [],
  },
  'PATCH /api/v1/story': {
    summary: 'Changes parts of one’s own story; a change to an older version is refused and changes nothing',
    tag: 'professionals',
    access: 'professional',
    body: storyChange,
    reply: success(ownStory),
    errors: [e['story-changed'], platformErrors['too-large']],
  },
  'PUT /api/v1/story/address': {
    summary: 'Changes the address of one’s own story; the former one leads to it from then on',
    tag: 'professionals',
    access: 'professional',
    body: z.object({
      slug: z
        .string()
        .trim()
        .toLowerCase()
        .min(3, 'Use at least 3 characters.')
        .max(60, 'Use at most 60 characters.')
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters a to z, digits and single hyphens between them.'),
    }),
    reply: success(z.object({ slug: z.string() })),
    errors: [e['address-taken'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/story/preview': {
    summary: 'One’s own story as a guest or as an employer sees it',
    tag: 'professionals',
    access: 'professional',
    query: z.object({ as: z.enum(['stranger', 'employer']).default('stranger') }),
    reply: success(story),
    errors: [],
  },
  'GET /api/v1/story/viewers': {
    summary: 'Who looked at one’s own story in the last 90 days, last seen first; guests are only counted',
    tag: 'professionals',
    access: 'professional',
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(viewer).extend({ unseen: z.boolean(), unnamed: z.int() })),
    errors: [],
  },
  'GET /api/v1/view-privacy': {
    summary: 'Whether one looks at stories unseen',
    tag: 'professionals',
    access: 'auth',
    reply: success(viewPrivacy),
    errors: [],
  },
  'PUT /api/v1/view-privacy': {
    summary: 'Chooses to look at stories unseen, or not; who looks unseen sees no viewers',
    tag: 'professionals',
    access: 'auth',
    body: viewPrivacy,
    reply: success(viewPrivacy),
    errors: [gateErrors.forbidden],
  },
})
