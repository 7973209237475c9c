// A process of its own for pages of strangers: a text comes in, its outline goes out.
import { answerRequests } from '../apart/answer-requests.ts'
import { outlineOf } from './page-outline.ts'

answerRequests(async (html) => outlineOf(String(html)))
