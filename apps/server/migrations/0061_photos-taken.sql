-- Where, when and in which direction a photo was taken: told by the device that sent it, once.
create table photos_taken (
  file_id text primary key references files on delete cascade,
  -- The camera's wall clock, with its offset where that is known.
  taken_at text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Metres.
  accuracy double precision check (accuracy >= 0),
  -- Degrees clockwise from the north that is named.
  direction double precision check (direction between 0 and 360),
  north text not null check (north in ('magnetic', 'true')),
  source text not null check (source in ('camera', 'file')),
  kept_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
