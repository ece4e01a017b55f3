-- Whether an uploaded review is a document that was issued before.
create index documents_by_sha256 on documents (sha256);
