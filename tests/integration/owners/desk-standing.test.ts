import { listDeskConversations } from "@/lib/server/people/desk/read-desk-messages";
import { listDeskStandings, readDeskFigures } from "@/lib/server/people/desk/read-desk-standing";
import { getPool } from "@/lib/server/platform/db/pool";
import { seededOwner } from "@/tests/fixtures/accounts/owner-desk";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

test("a boat stands where the list shows it, and its parts make up its score", async () => {
  const owner = await seededOwner(0);
  const [boat] = await listDeskStandings(owner.id, "tr");
  const { rows } = await getPool().query<{ code: string; score: number }>(
    `select code, score from boats where status = 'published'
       and city_id = (select city_id from boats where code = $1) order by score desc, id`,
    [boat?.code],
  );
  const index = rows.findIndex(({ code }) => code === boat?.code);
  expect([boat?.place, boat?.of]).toEqual([index + 1, rows.length]);
  const { rating, instant, pictures } = boat?.parts ?? {};
  const points = [rating, instant, pictures].reduce((sum, part) => sum + (part?.points ?? 0), 0);
  expect(Math.round(points)).toBe(rows[index]?.score);
});

test("the figures count what guests did with the own boats alone, and the conversations are the own ones", async () => {
  const { rows } = await getPool().query<{ id: string; questions: number; talks: number }>(
    `select o.id, count(distinct q.id)::int as questions, count(distinct c.id)::int as talks
     from owners o join boats b on b.owner_id = o.id
     left join questions q on q.boat_id = b.id and q.created_at > now() - interval '89 days'
     left join reservations r on r.boat_id = b.id left join service_orders s on s.boat_id = b.id
     left join questions every on every.boat_id = b.id
     left join conversations c on c.reservation_id = r.id or c.service_order_id = s.id or c.question_id = every.id
     group by o.id having count(distinct c.id) > 0 order by o.id`,
  );
  expect(rows.length).toBeGreaterThan(1);
  const now = new Date();
  for (const { id, questions, talks } of rows) {
    expect((await readDeskFigures(id, now)).questions).toBeGreaterThanOrEqual(questions);
    expect(await listDeskConversations(id, "ar")).toHaveLength(talks);
  }
});
