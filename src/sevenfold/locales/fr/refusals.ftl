# Pourquoi ce n'est pas possible : une phrase par raison, d'après la clause des règles.

refusal-join = on ne peut pas se joindre à cette partie une fois qu’elle est commencée
