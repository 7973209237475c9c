import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../../content/errors.ts'
import { defineEndpoints, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLong } from '../../texts.ts'
import { storyErrors } from './errors.ts'
import { storyChange } from './fields.ts'
import { storyGates } from './policy.ts'
import { companyPages, ownStory, story, viewer, viewPrivacy } from './shapes.ts'

const slug = z.string().trim().toLowerCase().max(120)

const e = storyErrors

export const storiesEndpoints = defineEndpoints({
  'GET /api/v1/professionals/{slug}/story': {
    summary: 'A professional’s story as visible to the viewer; a former address returns the current one',
    tag: 'professionals',
    ...storyGates.read,
    viewer: true,
    params: z.object({ slug }),
    reply: success(story),
    errors: [e['story-not-found']],
  },
  'POST /api/v1/professionals/{slug}/views': {
    summary: 'Records a view of a story: members by name, others only as a count',
    tag: 'professionals',
    ...storyGates.recordView,
    limits: [perHour('story-view-network', 600, { by: 'network' })],
    params: z.object({ slug }),
    reply: success(z.object({})),
    errors: [e['story-not-found'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/professionals/{slug}/mentoring-requests': {
    summary: 'Requests mentoring from a professional by email; replies go to the requester’s address',
    tag: 'professionals',
    ...storyGates.askMentor,
    params: z.object({ slug }),
    body: z.object({
      topic: z.string().max(80),
      message: z
        .string({ error: () => t('Enter your question.') })
        .trim()
        .min(20, { error: () => t('Describe in a sentence or two what you’d like to ask.') })
        .max(2_000, tooLong(2_000))
        .refine((text) => !text.includes('\0'), {
          error: () => t('The text has characters we can’t store. Remove them.'),
        }),
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
    summary: 'Your story for editing',
    tag: 'professionals',
    ...storyGates.edit,
    reply: success(ownStory),
    errors: [],
  },
  'PATCH /api/v1/story': {
    summary: 'Updates parts of your story; rejects changes to an outdated version',
    tag: 'professionals',
    ...storyGates.edit,
    body: storyChange,
    reply: success(ownStory),
    errors: [e['story-changed'], platformErrors['too-large'], contentErrors['words-refused']],
  },
  'GET /api/v1/story/pages': {
    summary: 'The companies’ pages that your story names',
    tag: 'professionals',
    ...storyGates.edit,
    reply: success(companyPages),
    errors: [],
  },
  'PUT /api/v1/story/address': {
    summary: 'Changes the address of your story; the former one redirects to it',
    tag: 'professionals',
    ...storyGates.changeAddress,
    body: z.object({
      slug: z
        .string()
        .trim()
        .toLowerCase()
        .min(3, { error: () => t('Use at least {least} characters.', { least: 3 }) })
        .max(60, tooLong(60))
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: () => t('Use letters a to z, digits and single hyphens between them.'),
        }),
    }),
    reply: success(z.object({ slug: z.string() })),
    errors: [e['address-taken'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/story/preview': {
    summary: 'Your story as a guest or an employer sees it',
    tag: 'professionals',
    ...storyGates.edit,
    query: z.object({ as: z.enum(['stranger', 'employer']).default('stranger') }),
    reply: success(story),
    errors: [],
  },
  'GET /api/v1/story/viewers': {
    summary:
      'Viewers of your story in the last 90 days, most recent first, or only the companies; guests are only counted',
    tag: 'professionals',
    ...storyGates.listViewers,
    query: z.object({ page: pageNumber.default(1), of: z.literal('employer').optional() }),
    reply: success(
      page(viewer).extend({ everyone: z.int(), companies: z.int(), unseen: z.boolean(), unnamed: z.int() }),
    ),
    errors: [],
  },
  'GET /api/v1/view-privacy': {
    summary: 'Whether private browsing is on',
    tag: 'professionals',
    ...storyGates.readViewPrivacy,
    reply: success(viewPrivacy),
    errors: [],
  },
  'PUT /api/v1/view-privacy': {
    summary: 'Turns private browsing on or off; private members don’t see their viewers',
    tag: 'professionals',
    ...storyGates.changeViewPrivacy,
    body: viewPrivacy,
    reply: success(viewPrivacy),
    errors: [gateErrors.forbidden],
  },
})
