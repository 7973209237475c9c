import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { toolNames } from '@rise/contract/copilot/words'
import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { Button } from '../../ui/base/button.tsx'
import { useAskCopilot } from './copilot-message.ts'

interface Props {
  /** The job; without an id, the request names the job by its slug. */
  readonly job: Pick<Job, 'slug' | 'title'> & Partial<Pick<Job, '_id'>>
  readonly tools: readonly CopilotTool[]
}

/** Buttons that ask the copilot about a job. */
export function AskAboutJob({ job: { _id, slug, title }, tools }: Props) {
  const ask = useAskCopilot()
  const about = _id === undefined ? `${title} (/jobs/${slug})` : title
  return (
    <section aria-labelledby="ask-copilot">
      <h2 id="ask-copilot" className="text-h3">
        {t('Ask the copilot')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {tools.map((tool) => (
          <Button
            key={tool}
            size="dense"
            onClick={() => ask({ tool, jobs: _id === undefined ? [] : [_id], text: `${t(toolNames[tool])}: ${about}` })}
          >
            {t(toolNames[tool])}
          </Button>
        ))}
      </div>
    </section>
  )
}
