import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../ui/base/link.tsx'
import { Avatar } from '../ui/marks/avatar.tsx'
import { HalfSun } from '../ui/marks/half-sun.tsx'
import type { Api } from './base/api.ts'
import type { AppContext } from './base/app-context.ts'
import { queryOf } from './base/query.ts'
import { useApi } from './base/settings.tsx'

const HOUR_MS = 3_600_000

function voiceQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/voice', {}, { staleTime: HOUR_MS })
}

/** Loads the quotation; without it, the page has only the ornament. */
export async function loadVoice({ api, queryClient }: AppContext): Promise<void> {
  await queryClient.ensureQueryData(voiceQuery(api)).catch(() => undefined)
}

/**
 * The ornament of a small page: the sun on the horizon, and below it a quotation from an answer in Real talk. A
 * quotation that arrives late moves only the footer.
 */
export function VoiceFoot() {
  const { data: voice } = useQuery(voiceQuery(useApi()))
  return (
    <div className="mt-12 flex flex-col items-center lg:mt-0">
      <div className="flex w-full justify-center border-b border-line">
        <HalfSun width={96} />
      </div>
      {voice ? (
        <figure className="mt-6 flex w-full flex-col items-center text-center">
          <p className="text-small text-balance">
            <TextLink to={`/real-talk/${voice.question.slug}`} look="quiet">
              {voice.question.text}
            </TextLink>
          </p>
          <blockquote className="mt-2 text-h3 text-balance wrap-anywhere">
            {t('“{words}”', { words: voice.text })}
          </blockquote>
          <figcaption className="mt-4 flex max-w-full items-center gap-3 text-start text-small">
            <Avatar name={nameOf(voice.author)} photo={voice.author.photo} size={40} />
            <span className="min-w-0">
              <TextLink to={`/professional/${voice.author.slug}`}>{nameOf(voice.author)}</TextLink>
              {voice.author.headline ? (
                <span className="line-clamp-2 text-muted wrap-anywhere">{voice.author.headline}</span>
              ) : null}
            </span>
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
