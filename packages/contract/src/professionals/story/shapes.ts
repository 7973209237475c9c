import { z } from 'zod'
import { catalogEntry, earnedBadge } from '../../catalogs/shapes.ts'
import { newestHeadline } from '../../headlines/shapes.ts'
import { storyMissions } from '../../missions/shapes.ts'
import { picture } from '../../pictures/shapes.ts'
import { newestAnswer } from '../../real-talk/shapes.ts'
import { contactAudiences, openToWorkSettings, soughtWorkTypes } from './kinds.ts'

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

/** The pages here of companies that a story names. A name is left out unless its page is certain. */
export const companyPages = z.array(
  z.object({
    /** The company's name, as the story spells it. */
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
  }),
)
export type CompanyPages = z.output<typeof companyPages>

/**
 * A professional's page (JSON Resume's words) with exactly what the viewer may see; hidden values are absent. Texts are
 * plain; dates are as precise as known; a missing end means today.
 */
export const story = z.object({
  _id: z.string(),
  slug: z.string(),
  /** "Unidentified Unicorn" when the name is missing (section 5 of the specification). */
  name: z.string(),
  photo: picture.nullable(),
  cover: picture.nullable(),
  headline: z.string().nullable(),
  /** City and country in words. */
  place: z.string().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Null if the professional is not open to work, or if the viewer may not know. */
  openToWork: z.object({ roles: z.array(z.string()), workTypes: z.array(z.string()) }).nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  /** The professional's badges, newest first. */
  badges: z.array(earnedBadge),
  /** The professional's latest Real talk answers, newest first, and their total. */
  answers: z.object({ newest: z.array(newestAnswer), total: z.int() }),
  /** The professional's latest headlines, newest first, and the total. */
  headlines: z.object({ newest: z.array(newestHeadline), total: z.int() }),
  /** The professional's points and finished missions; null unless they show them. */
  missions: storyMissions,
  /** The pages here of the employers, schools and volunteering organisations. */
  pages: companyPages,
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
  /** Whether search engines must not index the page, by choice or because the story is still empty. */
  noindex: z.boolean(),
  joinedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The day that durations are computed for, so that server and browser agree. */
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

/** A story, as its owner edits it. */
export const ownStory = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** The whole document (resumes/shapes.ts), including fields unknown to its schema. */
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
  /** Whether the professional is named on the page of their current employer. */
  shownAtWork: z.boolean(),
  /** Profile strength in percent, and the next best steps. */
  strength: z.object({ percent: z.int(), next: z.enum(storySteps).nullable() }),
})
export type OwnStory = z.output<typeof ownStory>

export const viewer = z.object({
  _id: z.string(),
  role: z.enum(['professional', 'employer']),
  slug: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  headline: z.string().nullable(),
  isFollowing: z.boolean(),
  /** The time of the last visit. */
  at: z.iso.datetime(),
})
export type Viewer = z.output<typeof viewer>

/**
 * Whether private browsing is on. With it, the member leaves no trace in other stories, and can't see who viewed their
 * own.
 */
export const viewPrivacy = z.object({ unseen: z.boolean() })
