import { resolve } from 'node:path'
import { z } from 'zod'
import { secretFault } from '../secrets/secret-fault'
import { StartError } from '../start-error'
import { isLoopback } from './loopback'
import { readAiCosts, readModel } from './model-settings'
import { readObjectStorage } from './object-storage'
import { readProcessCount } from './process-count'
import { readSecurityContact } from './security-contact'
import { readSignInProviders } from './sign-in-providers'
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies'

const flag = z
  .enum(['true', 'false', ''])
  .default('false')
  .transform((value) => value === 'true')
const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()))

const zEnv = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional,
  DATA_DIR: z.string().default('.data'),
  WEB_DIR: z.string().default('apps/web/dist'),
  DATABASE_URL: optional,
  DATABASE_APP_URL: optional,
  SECRET: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Candor <no-reply@localhost>'),
  /** Most mails in an hour, of all kinds and organizations. */
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(1000),
  /** The file of erased submissions, outside of the backups; left out: what a backup brings back is not erased again. */
  ERASURE_LOG: optional,
  SUPPORT_EMAIL: optional,
  /** Where weaknesses are reported: an email or https address; left out: SUPPORT_EMAIL. */
  SECURITY_CONTACT: optional,
  STT_BASE_URL: optional,
  STT_API_KEY: optional,
  STT_MODEL: z.string().default('whisper-1'),
  STT_IS_VERBATIM: flag,
  TTS_BASE_URL: optional,
  TTS_API_KEY: optional,
  TTS_MODEL: z.string().default('tts-1'),
  TTS_VOICE: z.string().default('alloy'),
  /** Voices of the personas, as "linh=nova,an=shimmer,minh=onyx"; left out: TTS_VOICE. */
  TTS_VOICES: optional,
  LLM_PROVIDER: optional,
  LLM_BASE_URL: optional,
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LLM_INPUT_USD_PER_MTOK: optional,
  LLM_OUTPUT_USD_PER_MTOK: optional,
  STT_USD_PER_MINUTE: optional,
  TTS_USD_PER_MCHAR: optional,
  /** What all calls to outside models together may cost an organization a day. */
  AI_DAILY_CAP_USD: optional,
  VOICE: z.enum(['auto', 'off']).default('auto'),
  REMEMBER_VIETNAMESE: flag,
  MEDIA_KEY: optional,
  /** Where the other server processes on the same database reach this one; left out: this machine's loopback. */
  NODE_URL: optional,
  /** Server processes that share the port; left out: 1, and in production one less than the cores. */
  PROCESSES: optional,
  /** Most bytes of recordings an organization may have before no new interview begins, in gigabytes. */
  ORGANIZATION_STORAGE_GB: z.coerce.number().positive().optional(),
  /** Proxies in front of the server and the other server processes, as addresses and ranges. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Makes all request budgets larger or smaller. */
  REQUEST_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(8).default(1024),
  /** The last part of the disk, for interviews under way; left out: 5 %, or 2 GB of a smaller disk. */
  DISK_RESERVE_GB: z.coerce.number().min(0).optional(),
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optional,
  S3_PREFIX: z.string().default('candor/'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SEED_DEMO: z.enum(['auto', 'off']).default('auto'),
})

export type Env = ReturnType<typeof readEnv>

export { StartError } from '../start-error'

/** The address people use; where it is set, it is one. */
const parsePublicUrl = (value: string | undefined): URL | undefined => {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartError('PUBLIC_URL must be an address such as https://interviews.example.org.')
  }
  return url
}

const checkProduction = (raw: z.infer<typeof zEnv>, publicUrl: URL | undefined): void => {
  if (raw.NODE_ENV !== 'production') return
  const fault = secretFault(raw.SECRET ?? '')
  if (fault !== null) throw new StartError(`SECRET ${fault}: set it to what \`openssl rand -base64 32\` gives.`)
  if (publicUrl === undefined || (publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname))) {
    throw new StartError('PUBLIC_URL must be an https address in production: cameras work nowhere else.')
  }
}

const readTrustedProxies = (value: string): TrustedProxies => {
  const proxies = parseTrustedProxies(value)
  if (proxies === null) throw new StartError('TRUSTED_PROXIES must be addresses such as 10.0.0.7,192.168.0.0/16.')
  return proxies
}

/** Reads and checks the settings; throws StartError with what to mend. */
export const readEnv = (source: Readonly<Record<string, string | undefined>> = process.env) => {
  const parsed = zEnv.safeParse(source)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new StartError(`These settings can't be used as they are: ${names}.`)
  }
  checkProduction(parsed.data, parsePublicUrl(parsed.data.PUBLIC_URL))
  const raw = parsed.data
  return {
    ...raw,
    isProduction: raw.NODE_ENV === 'production',
    dataDir: resolve(raw.DATA_DIR),
    webDir: resolve(raw.WEB_DIR),
    processes: readProcessCount(raw),
    trustedProxies: readTrustedProxies(raw.TRUSTED_PROXIES),
    signInProviders: readSignInProviders(source),
    objectStorage: readObjectStorage(raw),
    securityContact: readSecurityContact(raw),
    languageModel: readModel(raw),
    aiCosts: readAiCosts(raw),
  }
}
