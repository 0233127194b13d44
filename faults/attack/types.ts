/** Where an attack is aimed at. All of it can be sent to another process. */
export interface AttackTarget {
  readonly port: number
  /** A set of the attacked organization. Anybody who has its link may start an interview. */
  readonly linkId: string
  /** Address of a candidate who is in the middle of an interview of this set. */
  readonly victimEmail: string
}

/** What the attacker saw: how often each status was received, and what else the attack is about. */
export interface AttackReport {
  /** Status codes by count; "failed" are refused or broken connections. */
  readonly statuses: Readonly<Record<string, number>>
  /** What was achieved, for example the bytes stored or the mails sent. */
  readonly achieved: string
}

export interface Attack {
  readonly name: string
  /** Gets ready, for example with an account of its own. The result attacks until `untilMs` (epoch milliseconds). */
  prepare(target: AttackTarget): Promise<(untilMs: number) => Promise<AttackReport>>
}
