import type { PostAudience, PostKind } from '@rise/contract/feed/kinds'
import type { PostTime } from './hours-ago.ts'
import energy from './material/energy.json' with { type: 'json' }
import health from './material/health.json' with { type: 'json' }
import hiring from './material/hiring.json' with { type: 'json' }
import kitchen from './material/kitchen.json' with { type: 'json' }
import language from './material/language.json' with { type: 'json' }
import office from './material/office.json' with { type: 'json' }
import posts from './material/posts.json' with { type: 'json' }
import school from './material/school.json' with { type: 'json' }
import software from './material/software.json' with { type: 'json' }
import terms from './material/terms.json' with { type: 'json' }
import transport from './material/transport.json' with { type: 'json' }
import workshop from './material/workshop.json' with { type: 'json' }

export interface DemoPost extends PostTime {
  /** The author's slug: a professional with a story, a further demo professional, or a company with a demo account. */
  readonly by: string
  readonly kind: PostKind
  /** Everyone by default. */
  readonly audience?: PostAudience
  /** How popular the post is, from 0 (no reactions) to 1 (the most reactions). */
  readonly warmth: number
  /** Whether the post gets no laughing reactions. */
  readonly serious?: boolean
  readonly body: string
  /** A drawing after the text, with its alternative text. */
  readonly picture?: { readonly still: string; readonly alt: string }
}

// The order of the posts decides who reacts, so add new posts at the end.
const first: readonly DemoPost[] = posts as readonly DemoPost[]
const byTheme = [health, school, kitchen, workshop, energy, transport, software, language, hiring, terms, office]

/** Two weeks of posts, in no particular order. */
export const demoPosts: readonly DemoPost[] = [...first, ...(byTheme.flat() as readonly DemoPost[])]
