import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope's recipients. */
  readonly recipients: readonly string[]
  readonly mail: ParsedMail
}

type Behavior = 'accept' | 'refuse' | 'reject' | 'hold'

export interface MailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** How often a client began to hand over a mail. */
  readonly attempts: () => number
  /** The recipients of mails that were handed over and not answered yet. */
  readonly held: () => readonly string[]
  /** `refuse`: 450 to every recipient. `reject`: 550 to every recipient. `hold`: answers no mail until the behavior changes, which then decides on the held ones. */
  behave(how: Behavior): void
  close(): Promise<void>
}

/** A real SMTP server on a loopback port that stores the mails it receives. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const heldMails: (ReceivedMail & { readonly answer: (how: Behavior) => void })[] = []
  let behavior: Behavior = 'accept'
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, callback) {
      attempts += 1
      if (behavior === 'reject') return callback(Object.assign(new Error('no such address'), { responseCode: 550 }))
      if (behavior !== 'refuse') return callback()
      callback(Object.assign(new Error(`${address.address} has to wait`), { responseCode: 450 }))
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      void simpleParser(stream).then((mail) => {
        const answer = (how: Behavior) => {
          if (how === 'refuse') return callback(Object.assign(new Error('not stored'), { responseCode: 450 }))
          received.push({ recipients, mail })
          callback()
        }
        if (behavior === 'hold') heldMails.push({ recipients, mail, answer })
        else answer('accept')
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    attempts: () => attempts,
    held: () => heldMails.flatMap(({ recipients }) => recipients),
    behave(how) {
      behavior = how
      if (how === 'hold') return
      for (const { answer } of heldMails.splice(0)) answer(how)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
