declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'question.asked': { questionId: string }
    'question.changed': { questionId: string }
    /** `authorId` is the actor that had asked; whoever deleted it may be an admin. */
    'question.deleted': { questionId: string; authorId: string; text: string }
    /** `authorId` is whoever asked the question. */
    'answer.written': { answerId: string; questionId: string; authorId: string }
    'answer.changed': { answerId: string; questionId: string; authorId: string }
    /** `answererId` is whose answer it was; whoever deleted it may be an admin. */
    'answer.deleted': { answerId: string; questionId: string; authorId: string; answererId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    question: true
    answer: true
  }
}

export type {}
