import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { toolNames } from '@rise/contract/copilot/words'
import type { Job } from '@rise/contract/jobs/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { type CopilotRequest, copilotMessageKey } from './queries.ts'

const tools: readonly CopilotTool[] = ['missing-skills', 'tailor-resume', 'prepare-interview', 'negotiate']

/** Starts a message to the copilot about a job. */
export function AskAboutJob({ job }: { job: Pick<Job, '_id' | 'title'> }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  function ask(tool: CopilotTool) {
    const request: CopilotRequest = { tool, jobs: [job._id], text: `${toolNames[tool]}: ${job.title}` }
    queryClient.setQueryData(copilotMessageKey, request)
    void navigate('/copilot')
  }
  return (
    <section aria-labelledby="ask-copilot" className="mt-12">
      <h2 id="ask-copilot" className="text-h3">
        Ask the copilot
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {tools.map((tool) => (
          <Button key={tool} size="dense" onClick={() => ask(tool)}>
            {toolNames[tool]}
          </Button>
        ))}
      </div>
    </section>
  )
}
