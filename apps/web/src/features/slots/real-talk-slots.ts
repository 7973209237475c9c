import { loadPolls, NewPollLink, PollList } from '../polls/index.ts'
import type { RealTalkSlots } from '../real-talk/index.ts'

export const realTalkSlots: RealTalkSlots = { Polls: PollList, NewPoll: NewPollLink, loadPolls }
