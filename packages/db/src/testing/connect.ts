import { Client } from 'pg'

/** A connection outside of any pool, for statements about rights and policies. The caller ends it. */
export const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}
