import { guest } from '@rise/contract/policy'
import { resumeLook } from '@rise/contract/resumes/endpoints'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../platform/context.ts'
import { parsePart } from '../../platform/http/dispatch.ts'
import type { FileRequest, PublicFile } from '../../platform/http/files.ts'
import { type BareStory, findStory, findVisibleRow } from '../professionals/index.ts'
import { locationOf, publicResume } from './public-resume.ts'
import { type ResumeLook, storedResume, undrawnWords } from './stored-resume.ts'
import { writeJsonResume } from './writing/write-json-resume.ts'
import { writeVcard } from './writing/write-vcard.ts'

const CACHE_SECONDS = 60
/** The files next to a professional's page, as a guest sees it: PDF, JSON Resume and vCard. */
export const resumeFiles: readonly PublicFile[] = [
  besideStory('/resume.json', 'application/json; charset=utf-8', (ctx, story) => writeJsonResume(resumeOn(ctx, story))),
  { ...besideStory('/resume.pdf', 'application/pdf', makePdf), takesQuery: true },
  besideStory('.vcf', 'text/vcard; charset=utf-8', makeVcard),
]

type Make = (ctx: Context, story: BareStory, request: FileRequest) => string | Buffer | Promise<string | Buffer>

/** Returns a file that has the same status as the page: 404 for a hidden story, 301 from a former address. */
function besideStory(ending: string, type: string, make: Make): PublicFile {
  return {
    path: `/professional/{slug}${ending}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    noindex: true,
    async make(ctx, request) {
      const { slug = '' } = request.params
      const story = await findStory(ctx, guest, slug)
      if (story.slug !== slug) return { movedTo: `/professional/${story.slug}${ending}` }
      return { body: await make(ctx, story, request), canonical: `/professional/${slug}` }
    },
  }
}

function pageUrl({ config }: Context, { slug }: BareStory): string {
  return `${config.publicUrl}/professional/${slug}`
}

async function makePdf(ctx: Context, story: BareStory, { query, network }: FileRequest): Promise<Buffer> {
  const design = parsePart('query', resumeLook, query)
  const { bytes } = await storedResume(ctx, { actorId: story._id, resume: resumeOn(ctx, story), look: design, network })
  return bytes
}

/**
 * Returns the words of the public story that its PDF can't show.
 *
 * @throws {Failure} `story-not-found`; `overloaded` when too many PDFs are being written
 */
export async function undrawnInPdf(ctx: Context, slug: string, look: ResumeLook, network: string) {
  const story = await findStory(ctx, guest, slug)
  return undrawnWords(ctx, { actorId: story._id, resume: resumeOn(ctx, story), look, network })
}

function resumeOn(ctx: Context, story: BareStory): Resume {
  return publicResume(story, pageUrl(ctx, story))
}

async function makeVcard(ctx: Context, story: BareStory): Promise<string> {
  // A vCard also needs the parts of the name, because address books sort by them.
  const { first_name, last_name } = await findVisibleRow(ctx, guest, story.slug)
  const photo = story.photo?.sources.findLast(({ type }) => type === 'image/webp')
  const { name, headline, email, phone, links, work, updatedAt } = story
  const employer = work.find(({ roles }) => roles.some(({ endDate }) => endDate === null))?.company
  const location = locationOf(story)
  return writeVcard({
    name,
    ...((first_name !== '' || last_name !== '') && { givenName: first_name, familyName: last_name }),
    ...(headline !== null && { headline }),
    ...(employer !== undefined && { organisation: employer }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(location && { location }),
    urls: [pageUrl(ctx, story), ...links.map(({ url }) => url)],
    ...(photo && { photoUrl: ctx.config.publicUrl + photo.url }),
    changedAt: new Date(updatedAt),
  })
}
