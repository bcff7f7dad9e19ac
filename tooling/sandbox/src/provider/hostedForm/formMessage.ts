/** What a hosted form says to the provider's script around it; `submitted` is the moment from which money may move. */
export type FormMessage = 'ready' | 'submitted' | 'paid' | 'refused' | 'failed' | 'left'

/** What a payment became; nothing of it where the answer is an error or never arrives. */
export type FormAnswer = 'paid' | 'refused' | 'challenge'
