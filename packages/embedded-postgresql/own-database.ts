import type { Client } from "pg";

/** Under which the program works: it owns its databases, may create others, and is no superuser. */
export const PROGRAM_ROLE = "palamar_program";

const MAKE_ROLE = `
  do $$ begin
    create role ${PROGRAM_ROLE} login createdb;
  exception when duplicate_object then null;
  end $$`;

/** Databases whose owner is still the superuser: of this start, or made before the program had a role of its own. */
const FOREIGN = `
  select datname as name from pg_database
  where not datistemplate and datname <> 'postgres' and pg_get_userbyid(datdba) <> $1`;

/** What the superuser made in a database beside the system's and the extensions' own objects. */
const HAND_OVER = `
  do $$ declare object record; begin
    for object in
      select 'schema' as kind, format('%I', nspname) as name from pg_namespace
        where nspowner = 10 and nspname !~ '^(pg_|information_schema)'
      union all
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
          format('%I.%I', nspname, relname)
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where relowner = 10 and relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^(pg_|information_schema)'
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and d.deptype in ('a', 'i', 'e'))
      union all
      select 'routine', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = pronamespace
        where proowner = 10 and nspname !~ '^(pg_|information_schema)'
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all
      select 'type', format('%I.%I', nspname, typname) from pg_type t join pg_namespace n on n.oid = typnamespace
        where typowner = 10 and nspname !~ '^(pg_|information_schema)' and typelem = 0
          and (typrelid = 0 or (select relkind from pg_class where oid = typrelid) = 'c')
          and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid
            and d.deptype in ('e', 'i'))
    loop
      execute format('alter %s %s owner to ${PROGRAM_ROLE}', object.kind, object.name);
    end loop;
  end $$`;

/** Makes the program's role and gives it the databases, the present one with all that is in it. As superuser. */
export async function ownDatabases(
  admin: Client,
  openDatabase: (name: string) => Promise<Client>,
  present: string,
): Promise<void> {
  await admin.query(MAKE_ROLE);
  const { rows } = await admin.query<{ name: string }>(FOREIGN, [PROGRAM_ROLE]);
  if (rows.some(({ name }) => name === present)) {
    const client = await openDatabase(present);
    try {
      await client.query(HAND_OVER);
    } finally {
      await client.end();
    }
  }
  for (const { name } of rows)
    await admin.query(`alter database "${name.replaceAll('"', '""')}" owner to ${PROGRAM_ROLE}`);
}
