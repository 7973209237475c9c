import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { audience, lock } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { eventManners, eventTopics, participationStates } from './kinds.ts'

const topic = z.enum(eventTopics)

/** A start or an end: the instant, and the local time at the event. */
const moment = z.object({
  at: z.iso.datetime(),
  /** `2026-11-26T18:00`. */
  local: z.string(),
  /** The offset from GMT in minutes; east is positive. */
  offset: z.int(),
})
export type EventMoment = z.output<typeof moment>

/** An event in a list. */
export const eventCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The first lines of the text. */
  summary: z.string(),
  cover: picture.nullable(),
  topic,
  manner: z.enum(eventManners),
  /** Null for an online-only event. */
  city: z.object({ slug: z.string(), name: z.string() }).nullable(),
  starts: moment,
  ends: moment,
  /** An IANA name, such as `Europe/Zurich`. */
  zone: z.string(),
  /** Null for no limit. */
  capacity: z.int().nullable(),
  going: z.int(),
  waiting: z.int(),
  cancelled: z.boolean(),
  audience,
  /** The hosts: the author first, then members who agreed to host. */
  hosts: z.array(memberCard),
  reactions,
  comments: z.int(),
  publishedAt: z.iso.datetime(),
})
export type EventCard = z.output<typeof eventCard>

const question = z.object({ id: z.string(), text: z.string(), required: z.boolean() })
export type EventQuestion = z.output<typeof question>

const answer = z.object({ id: z.string(), text: z.string() })

export const ownParticipation = z.object({
  state: z.enum(participationStates),
  /** The position on the waiting list, from 1; null for a participant with a place. */
  position: z.int().nullable(),
  shown: z.boolean(),
  answers: z.array(answer),
})
export type OwnParticipation = z.output<typeof ownParticipation>

/** An event in full. */
export const event = eventCard.extend({
  /** Whether moderation has hidden the event. Then only its author still receives it. */
  hidden: z.boolean(),
  /** Why the viewer can't read the text and take part; null when they can. */
  locked: lock,
  /** HTML, sanitised against an allow-list on saving; empty when locked. */
  body: z.string(),
  /** The address; null if the text is locked, and for an online-only event. */
  venue: z.string().nullable(),
  /** The link for taking part online, only for participants with a place and for hosts. */
  link: z.string().nullable(),
  questions: z.array(question),
  /** Null for guests, and for members who don't take part. */
  own: ownParticipation.nullable(),
  /** Whether the viewer checks people in. */
  isHost: z.boolean(),
  /** Whether the author has asked the viewer to be a host. */
  isAsked: z.boolean(),
  /** Participants with a place who let others see that they take part, latest first. */
  people: z.array(memberCard),
  /** Material shared after the event, as HTML; may be empty. */
  note: z.string(),
  updatedAt: z.iso.datetime(),
  /** Whether search engines must not index the event. */
  noindex: z.boolean(),
})
export type Event = z.output<typeof event>

/** An event, as its author edits it. */
export const ownEvent = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  topic,
  cover: picture.nullable(),
  body: z.string(),
  startsLocal: z.string(),
  endsLocal: z.string(),
  zone: z.string(),
  starts: moment,
  ends: moment,
  /**
   * Whether this local time occurs twice because clocks are set back; the event then starts at the earlier of the two.
   */
  startsTwice: z.boolean(),
  endsTwice: z.boolean(),
  manner: z.enum(eventManners),
  venue: z.string(),
  city: z.string(),
  link: z.string(),
  capacity: z.int().nullable(),
  questions: z.array(question),
  /** The pages of the other hosts, including hosts who haven't agreed yet. */
  hosts: z.array(z.string()),
  audience,
  author: memberCard,
  going: z.int(),
  waiting: z.int(),
  note: z.string(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Null for a draft, which only its author sees. */
  publishedAt: z.iso.datetime().nullable(),
  /** Whether moderation has hidden the event, for example while it waits for review. */
  hidden: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type OwnEvent = z.output<typeof ownEvent>

export const eventDraft = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
})
export type EventDraft = z.output<typeof eventDraft>

/** The viewer's upcoming events, soonest first. */
export const ownEvents = z.object({
  hosting: z.array(eventCard),
  going: z.array(eventCard),
  waiting: z.array(eventCard),
})
export type OwnEvents = z.output<typeof ownEvents>

/** The number of events with a value of a filter; `slug` is the value. */
const countByValue = z.object({ slug: z.string(), name: z.string(), events: z.int() })

/** The counts of the filters of the list of events; each filter's counts ignore its own value. */
export const eventFigures = z.object({
  topics: z.array(countByValue),
  manners: z.array(countByValue),
  cities: z.array(countByValue),
  /** Months such as `2026-11`, in chronological order. */
  months: z.array(countByValue),
})
export type EventFigures = z.output<typeof eventFigures>

/** When the viewer's calendar got its secret address; null without one. */
export const ownCalendar = z.object({ since: z.iso.datetime().nullable() })
