import type { Client } from 'pg';

const ANSWER =
  'Your power was even to the end: the last quarter of an hour was as strong as the first. Heart ' +
  'rate rose by four beats meanwhile, which is what warm air does. ';

/** A conversation about the whole history, a question and an answer in turns, a minute apart. */
export async function seedMessages(database: Client, email: string, count: number): Promise<void> {
  await database.query(
    `INSERT INTO chat_messages (id, user_id, role, content, created_at)
     SELECT gen_random_uuid(), users.id, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
            CASE n % 2 WHEN 1 THEN 'Did I fade at the end?' ELSE $3 END,
            now() - ($2::int - n) * interval '1 minute'
     FROM users, generate_series(1, $2::int) n WHERE email = $1`,
    [email, count, ANSWER.repeat(4)],
  );
  await database.query('ANALYZE chat_messages');
}
