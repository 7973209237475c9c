import type { CopilotTool } from '@rise/contract/copilot/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** What a page or a person asks the copilot. */
export interface CopilotRequest {
  readonly text: string
  /** Null where its words say what is wanted. */
  readonly tool: CopilotTool | null
  /** Ids of the jobs that it is about. */
  readonly jobs: readonly string[]
}

/** Client state (section 3): `copilotMessage`, a request that some page made and the copilot's page sends. */
export const copilotMessageKey = ['copilot', 'message'] as const

/** Returns what leaves a request to the copilot. Its page, which must be opened, sends it. */
export function useLeaveCopilotMessage(): (request: CopilotRequest) => void {
  const queryClient = useQueryClient()
  return (request) => queryClient.setQueryData(copilotMessageKey, request)
}

/** Returns what asks the copilot from any page: it leaves the request and opens the copilot's page. */
export function useAskCopilot(): (request: CopilotRequest) => void {
  const leave = useLeaveCopilotMessage()
  const navigate = useNavigate()
  return (request) => {
    leave(request)
    void navigate('/copilot')
  }
}
